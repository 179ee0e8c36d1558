const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * A function as it stands, without one of its conditions. It is named with its argument types where there are several of
 * its name. Where the condition is not found, nothing changes: the mutant survives.
 */
export const withoutCondition = (name: string, condition: string, replacement = ''): string =>
  `do $mutant$ begin execute replace(pg_get_functiondef('${name}'::${name.includes('(') ? 'regprocedure' : 'regproc'}), ${quoted(condition)}, ${quoted(replacement)}); end $mutant$`;
