import { z } from 'zod'

/** The values of OTEL_TRACES_SAMPLER. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp')

/**
 * Variables named by the OpenTelemetry specification. Its packages read the others themselves: OTEL_EXPORTER_OTLP_* (headers, timeouts, certificates,
 * an endpoint per signal), OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
    .optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number between 0 and 1' })
    .refine((share) => share >= 0 && share <= 1, 'must be a number between 0 and 1')
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, 'must be a whole number of milliseconds, 100 or more')
    .transform(Number)
    .default(60_000),
}

const variables = z.object(telemetryVariables)

export type TelemetryVariables = z.infer<typeof variables>
