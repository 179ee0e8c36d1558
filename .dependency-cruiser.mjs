// The allowed arrows, as one list. CI fails on any other.

/** Which module may ask which: each may call only what is listed, through the other's index.ts. Acyclic. */
const MODULE_ARROWS = {
  sites: [],
  attachments: [],
  notifications: [],
  accounts: ['sites', 'attachments', 'notifications'],
  scheduling: ['accounts'],
  marketing: ['accounts'],
  lookups: [],
  catalogue: ['accounts'],
  checkout: ['accounts', 'catalogue', 'scheduling'],
};

// What happened is told to whoever listens: event definitions hold no code and may be imported by everybody.
const EVENTS = '\\.events\\.ts$';

const module = (name) => `^apps/server/src/modules/${name}/`;
const moduleRules = Object.entries(MODULE_ARROWS).map(([name, mayCall]) => ({
  name: `module-${name}-calls-only-${mayCall.join('-') || 'nobody'}`,
  comment: `${name} may ask ${mayCall.join(', ') || 'no other module'}; see MODULE_ARROWS.`,
  severity: 'error',
  from: { path: module(name) },
  to: {
    path: '^apps/server/src/modules/[^/]+/',
    pathNot: [module(name), EVENTS, ...mayCall.map((other) => `${module(other)}index\\.ts$`)],
  },
}));

export default {
  forbidden: [
    ...moduleRules,
    {
      name: 'every-module-is-listed',
      comment: 'A new module states whom it may call in MODULE_ARROWS before it calls anybody.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/', pathNot: Object.keys(MODULE_ARROWS).map(module) },
      to: { path: '^apps/server/src/' },
    },
    {
      name: 'doors-only',
      comment: 'A module is entered by its index.ts. (Builders and seeds of the tests are let in.)',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(modules/([^/]+)/|seeding\\.ts)' },
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: '/index\\.ts$|^apps/server/src/modules/index\\.ts$' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(modules|flows|views)/' },
    },
    {
      name: 'vendors-know-only-configuration',
      severity: 'error',
      from: { path: '^apps/server/src/vendors/' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(vendors/|platform/config\\.ts)' },
    },
    {
      name: 'tables-have-one-owner',
      comment: 'Only queries, seeds, jobs of the platform and tests build SQL; a use case calls them.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/.*\\.routes\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'values-are-pure',
      severity: 'error',
      from: { path: '^packages/(values|brand|slots)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/contract|apps|tools)/' },
    },
    {
      name: 'contract-knows-values-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|tools)/' },
    },
    {
      name: 'server-knows-no-web-and-no-tool',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps/web|tools|e2e)/' },
    },
    {
      name: 'web-takes-types-only',
      comment: 'zod must not reach the browser: the contract is imported as types.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages/contract|node_modules/zod)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-is-brand-blind',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|routes|shell)/' },
    },
    {
      name: 'features-know-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: { pathNot: 'routeTree\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: 'routeTree\\.gen\\.ts$', dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: 'vitest/config' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|artefacts|platforms)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
