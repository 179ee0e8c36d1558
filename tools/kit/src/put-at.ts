type Part = Record<string, unknown> | unknown[];

const put = (holder: unknown, [step, ...rest]: readonly string[], value: string): unknown => {
  if (step === undefined) return value;
  if (step === '[]') {
    const [first, ...others] = Array.isArray(holder) ? (holder as unknown[]) : [];
    return [put(first, rest, value), ...others];
  }
  const object = (holder ?? {}) as Record<string, Part>;
  return { ...object, [step]: put(object[step], rest, value) };
};

/** A copy of an input with another value at a place like `body.pets[].breedId`; of a list, the first item changes. */
export const putAt = <Input extends object>(input: Input, path: string, value: string): Input =>
  put(input, path.replaceAll('[]', '.[]').split('.'), value) as Input;
