// The allowed arrows, as rules. CI fails on any other.
import { FEATURE_ARROWS, MODULE_ARROWS } from './tools/structure/arrows.ts';

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

const feature = (name) => `^apps/web/src/features/${name}/`;
const featureRules = Object.entries(FEATURE_ARROWS).map(([name, mayKnow]) => ({
  name: `feature-${name}-knows-only-${mayKnow.join('-')}`,
  comment: `${name} may use ${mayKnow.join(', ')}; see FEATURE_ARROWS.`,
  severity: 'error',
  from: { path: feature(name) },
  to: {
    path: '^apps/web/src/features/[^/]+/',
    // Tests share the sample data of the features they show.
    pathNot: [feature(name), ...mayKnow.map((other) => `${feature(other)}(index\\.ts$|.*\\.testing\\.tsx?$)`)],
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
      comment:
        'A module is entered by its index.ts. The registry imports routes, jobs and reactions; seeding imports seeds.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(modules/([^/]+)/|modules/index\\.ts|seeding\\.ts)',
      },
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: '/index\\.ts$|^apps/server/src/modules/index\\.ts$' },
    },
    {
      name: 'registry-takes-routes-jobs-reactions-effects',
      severity: 'error',
      from: { path: '^apps/server/src/modules/index\\.ts$' },
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: '\\.(routes|jobs|reactions|effects)\\.ts$' },
    },
    {
      name: 'only-routes-start-flows',
      comment:
        'A flow calls modules. Only routes, jobs and reactions of a module call a flow, and no index.ts exports those.',
      severity: 'error',
      from: { path: '^apps/server/src/(modules|views)/', pathNot: '\\.(routes|jobs|reactions|test)\\.ts$' },
      to: { path: '^apps/server/src/flows/' },
    },
    {
      name: 'flows-build-no-sql',
      comment: 'A flow reads and writes through modules and views.',
      severity: 'error',
      from: { path: '^apps/server/src/flows/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/(kysely|pg)/' },
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
      from: { path: '^packages/(values|brand|slots)/', pathNot: '\\.(test|testing)\\.ts$' },
      to: { path: '^(packages/contract|apps|tools)/' },
    },
    {
      name: 'pricing-knows-values-and-facts-only',
      severity: 'error',
      from: { path: '^packages/pricing/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(pricing/|values/|contract/src/facts\\.ts$)' },
    },
    {
      name: 'contract-knows-values-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|tools|packages/(pricing|slots|brand))/' },
    },
    {
      name: 'server-knows-no-web-and-no-tool',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps/web|tools|e2e)/' },
    },
    {
      name: 'web-takes-types-and-facts-only',
      comment: 'zod must not reach the browser: of the contract it imports types, and values by the door of the facts.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(packages/contract|node_modules/zod)/',
        pathNot: '^packages/contract/src/facts\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'facts-know-no-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/facts\\.ts$' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    ...featureRules,
    {
      name: 'features-know-each-other-along-arrows',
      comment: 'A feature that knows another states so in FEATURE_ARROWS.',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: Object.keys(FEATURE_ARROWS).map(feature),
      },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-read-and-write-by-hooks',
      comment: 'One way to call the API: `read` derives the cache key, `useWrite` repeats safely and reports failures.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|routes)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/shell/api/(call|send)\\.ts$' },
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
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages|tools)/[^/]+/(dist|artefacts|platforms)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
