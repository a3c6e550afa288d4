/**
 * Imports run one way: routes → features → sections and ui → domain; routes and server → domain;
 * content → domain. Nothing imports routes; features never import each other.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Rules know nothing of the outside: no Node, no other folder, and of packages only phone numbers.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/|^node_modules/libphonenumber-js/' },
    },
    {
      name: 'content-knows-only-the-domain',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(content|domain)/' },
    },
    {
      name: 'assistant-knows-only-prices-and-rules',
      severity: 'error',
      from: { path: '^assistant/engine/', pathNot: '^assistant/engine/read-data\\.ts$' },
      to: {
        pathNot: '^(assistant|domain)/|^content/(prices|price-pages|package-parts|business|pages)\\.ts$',
      },
    },
    {
      name: 'assistant-data-is-read-with-the-build',
      severity: 'error',
      from: { path: '^assistant/engine/read-data\\.ts$' },
      to: { pathNot: '^assistant/|^node_modules/yaml/|^(node:)?(fs|path)$' },
    },
    {
      name: 'app-takes-only-types-from-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-leaves-the-screens-alone',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/', pathNot: '^app/lib/context\\.ts$' },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      from: { pathNot: '^app/(routes/|routes\\.ts$)' },
      to: { path: '^app/routes/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'components-know-no-feature',
      severity: 'error',
      from: { path: '^app/(office|sections|ui)/' },
      to: { path: '^app/features/' },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(content|domain|server)/|^app/(features|sections|office)/' },
    },
    {
      name: 'migrations-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^server/database/migrations/' },
      to: { path: '^(app|content|domain|server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shipped-code-uses-no-test-code',
      severity: 'error',
      from: { path: '^(app|assistant/engine|content|domain|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|assistant/tests)/|\\.test\\.tsx?$' },
    },
    {
      name: 'vendors-stay-in-adapters',
      comment: 'A vendor is one adapter file behind a port declared beside its user.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: '^server/adapters/|\\.test\\.tsx?$' },
      to: {
        path: 'node_modules/(nodemailer|pg|better-auth)/|^node:sqlite$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|\\.react-router)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
