import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Spans, and which errors are an outage, are the same in every process. Composition has nothing to choose, so all of server/ may use them. */
export const forAll = '^src/platform/(outage|tracing)[.]ts$'

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
