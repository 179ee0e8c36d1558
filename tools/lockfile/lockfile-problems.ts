export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
}

/** Where we build, test and run: what npm installs there must have its hash. */
const OURS = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;

const isInstalledHere = ({ os, cpu, libc }: LockedPackage): boolean =>
  (os?.includes(OURS.os) ?? true) && (cpu?.includes(OURS.cpu) ?? true) && (libc?.includes(OURS.libc) ?? true);

/**
 * Of packages for other platforms the registry in use may carry nothing, and then no hash can be known. They are optional,
 * and npm does not fetch them here; `npm run lockfile` adds their hashes wherever the registry has them.
 */
export const lockfileProblems = (packages: Readonly<Record<string, LockedPackage>>) => {
  const problems: string[] = [];
  const withoutHash: string[] = [];
  for (const [path, locked] of Object.entries(packages)) {
    if (locked.link === true || !path.includes('node_modules/')) continue;
    if (locked.resolved !== undefined) problems.push(`${path} has a download address`);
    if (locked.integrity?.startsWith('sha512-')) continue;
    if (locked.integrity !== undefined) problems.push(`${path} has no SHA-512 hash`);
    else if (locked.optional === true && !isInstalledHere(locked)) withoutHash.push(path);
    else problems.push(`${path} has no hash`);
  }
  return { problems, withoutHash };
};
