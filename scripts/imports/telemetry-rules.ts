import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Spans: the same in every process, and nothing where telemetry is not configured. Composition has nothing to choose here, so server/ may use it everywhere. */
export const tracing = '^src/platform/tracing[.]ts$'

/** What sends them. */
const senders = '^server/(telemetry|otel-metrics)[.]ts$'

/** The packages that send telemetry take time and memory that most sites have better uses for (docs/decisions/0246). */
export const telemetryRules: IForbiddenRuleType[] = [
  {
    name: 'telemetry-is-loaded-when-wanted',
    comment:
      'What sends telemetry is loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set: by server/main.ts, with `await import(…)`. Make a span with src/platform/tracing.ts.',
    severity: 'error',
    from: { pathNot: ['[.]test[.]tsx?$', '^node_modules/', senders] },
    to: {
      path: [senders, 'node_modules/@opentelemetry/(?!api/)'],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
]
