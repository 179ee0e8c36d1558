import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type OnConflictNode,
  type WhereNode,
} from 'kysely';

const ARRAY_COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
]);

/** Compiles queries into few distinct texts that are valid for any values, so that they can be prepared. */
class PreparedCompiler extends PostgresQueryCompiler {
  #indexCondition: WhereNode | undefined;
  #isInIndexCondition = false;

  /** Sends a list as one array: `in ($1, $2, …)` would be a different statement for each length. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const comparison = OperatorNode.is(operator) ? ARRAY_COMPARISONS.get(operator.operator) : undefined;
    if (comparison === undefined || !PrimitiveValueListNode.is(rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(` ${comparison}(`);
    this.appendValue(rightOperand.values);
    this.append(')');
  }

  /** `on conflict … where` selects a partial index by its condition, which a generic plan needs as literals. */
  protected override visitOnConflict(node: OnConflictNode): void {
    this.#indexCondition = node.indexWhere;
    super.visitOnConflict(node);
  }
  protected override visitWhere(node: WhereNode): void {
    this.#isInIndexCondition = node === this.#indexCondition;
    super.visitWhere(node);
    this.#isInIndexCondition = false;
  }
  protected override appendValue(value: unknown): void {
    if (this.#isInIndexCondition) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

export class PreparedDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PreparedCompiler();
  }
}
