import type { IForbiddenRuleType } from 'dependency-cruiser'

const isTest = '[.]test[.]tsx?$'
/** Types that other features may read: what a feature needs from outside, its rows and views. */
const ports = '^src/features/[^/]+/(ports|records)[.]ts$'

/** The features whose services, pages or screens a feature uses. A line here is a decision: keep the list short. */
const uses: Record<string, string[]> = {
  api: ['webhooks'],
  audit: ['exports', 'invoicing', 'settings', 'workshops'],
  blog: ['newsletter', 'personal-links', 'redirects', 'spam', 'workshops'],
  booking: [
    'audit',
    'invoicing',
    'jobs',
    'mail-log',
    'newsletter',
    'participants',
    'payment',
    'personal-links',
    'settings',
    'spam',
    'tickets',
    'webhooks',
    'workshops',
  ],
  certificates: ['jobs', 'participants', 'personal-links', 'workshops'],
  contact: ['spam'],
  exports: ['booking', 'invoicing', 'newsletter', 'workshops'],
  invoicing: ['booking', 'jobs', 'workshops'],
  jobs: ['booking', 'certificates', 'invoicing', 'participants', 'payment', 'tickets', 'webhooks'],
  members: ['api', 'audit', 'today', 'webhooks'],
  newsletter: ['jobs', 'personal-links'],
  participants: ['booking', 'jobs', 'personal-links', 'spam', 'workshops'],
  payment: ['booking', 'jobs', 'tickets', 'webhooks', 'workshops'],
  privacy: ['audit', 'blog', 'booking', 'mail-log', 'newsletter', 'workshops'],
  settings: ['audit'],
  tickets: ['booking', 'newsletter', 'personal-links', 'workshops'],
  today: ['booking', 'mail-log', 'members', 'workshops'],
  waitlist: ['jobs'],
  webhooks: ['audit', 'jobs', 'members'],
  workshops: ['audit', 'booking', 'certificates', 'invoicing', 'jobs', 'testimonials', 'trainers', 'webhooks'],
}

export const betweenFeatures: IForbiddenRuleType[] = [
  {
    name: 'features-use-named-features',
    comment:
      'A feature uses the features beside its name in the table `uses` of scripts/imports/between-features.ts, and no others. Share through domain/, ui/ or forms/, or add a line there and say why in the commit.',
    severity: 'error',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: [isTest, ports, ...Object.keys(uses).map((name) => `^src/features/${name}/`)],
    },
    to: { path: '^src/features/[^/]+/', pathNot: [ports, '^src/features/$1/'] },
  },
  ...Object.entries(uses).map(
    ([name, used]): IForbiddenRuleType => ({
      name: `features-use-named-features:${name}`,
      comment: `features/${name} uses ${used.join(', ')} and no other feature (\`uses\` in scripts/imports/between-features.ts). Share through domain/, ui/ or forms/, or add the feature there and say why in the commit.`,
      severity: 'error',
      from: { path: `^src/features/${name}/`, pathNot: [isTest, ports] },
      to: { path: '^src/features/[^/]+/', pathNot: [ports, `^src/features/(${[name, ...used].join('|')})/`] },
    }),
  ),
]

/** Spans, and which errors are an outage, are the same in every process. Composition has nothing to choose, so all of server/ may use them. */
export const forAll = '^src/platform/(outage|tracing)[.]ts$'

/** The module that exports telemetry. */
const sender = '^server/telemetry[.]ts$'

/** The telemetry packages take time and memory that most sites do not want to spend (docs/decisions/0246). */
export const telemetryRules: IForbiddenRuleType[] = [
  {
    name: 'telemetry-is-loaded-when-wanted',
    comment:
      'What sends telemetry is loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set: by server/main.ts, with `await import(…)`. Make a span with src/platform/tracing.ts.',
    severity: 'error',
    from: { pathNot: ['[.]test[.]tsx?$', '^node_modules/', sender] },
    to: {
      path: [sender, 'node_modules/@opentelemetry/(?!api/)'],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
]
