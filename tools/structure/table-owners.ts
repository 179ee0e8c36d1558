/** The tables a module claims in its README: the backticked names of its **Owns** item. */
export const ownedTables = (readme: string): string[] => {
  const item = /\*\*Owns\*\*([\s\S]*?)(?:\n- |\n\n|$)/.exec(readme)?.[1] ?? '';
  return [...item.matchAll(/`([a-z_]+)`/g)].map((match) => match[1] ?? '');
};

/** The tables of the generated row types. */
export const tablesOf = (rowTypes: string): Set<string> => {
  const body = /export interface DB \{([^}]*)\}/.exec(rowTypes)?.[1] ?? '';
  return new Set([...body.matchAll(/^\s*"?([a-z_.]+)"?:/gm)].map((match) => match[1] ?? ''));
};

/** Who owns each table; a table that two modules claim, or that none does, is a problem. */
export const ownersOf = (
  tables: ReadonlySet<string>,
  claims: ReadonlyMap<string, readonly string[]>,
): { owners: Map<string, string>; problems: string[] } => {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const [owner, claimed] of claims) {
    for (const table of claimed) {
      if (!tables.has(table)) problems.push(`${owner} claims ${table}, which does not exist`);
      const other = owners.get(table);
      if (other) problems.push(`${table} is claimed by ${other} and by ${owner}`);
      owners.set(table, owner);
    }
  }
  for (const table of tables) if (!owners.has(table)) problems.push(`${table} has no owner`);
  return { owners, problems };
};
