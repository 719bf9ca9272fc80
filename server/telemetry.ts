import {
  type Attributes,
  context,
  ProxyTracerProvider,
  propagation,
  SeverityNumber,
  trace,
  ValueType,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, timeInputToHrTime, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import pino from 'pino'
import { scope } from '#platform/tracing.ts'
import type { TelemetryVariables } from './env.ts'
import type { Figure } from './http/metrics.ts'

/** Exports traces, metrics and logs to OTEL_EXPORTER_OTLP_ENDPOINT, as JSON over HTTP (docs/decisions/0246-telemetry.md). */
export interface Telemetry {
  /** The destination of pino: standard error, then the collector. log.ts decides what a line may contain. */
  log: pino.DestinationStream
  /** Exports these metrics from now on, every OTEL_METRIC_EXPORT_INTERVAL. */
  addFigures(figures: () => Promise<Figure[]>): void
  /** Flushes what is left, for at most five seconds. */
  stop(): Promise<void>
}

const stopMs = 5_000
/** Milliseconds between two warnings, because each failed batch during an outage of the collector would log one. */
const quietMs = 10 * 60_000

/** Dropped or undelivered batches are reported to `onError`, at most every ten minutes. Call once per process: the OpenTelemetry API is global. */
export function startTelemetry(env: TelemetryVariables, onError: (error: unknown) => void): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'flightdeck' }))
    .merge(
      detectResources({
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    )
  const stops: (() => Promise<void>)[] = []
  let reported = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    if (performance.now() - reported < quietMs) return
    reported = performance.now()
    onError(error)
  })

  if (env.OTEL_TRACES_EXPORTER === 'otlp') {
    const provider = new TracerProvider({
      resource,
      sampler: samplerOf(env),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    })
    // Other libraries (better-auth) use the API too, and the errors they record may contain personal data.
    const noop = new ProxyTracerProvider()
    trace.setGlobalTracerProvider({ getTracer: (name) => (name === scope ? provider : noop).getTracer(name) })
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
    stops.push(() => provider.shutdown())
  }

  const logs =
    env.OTEL_LOGS_EXPORTER === 'otlp'
      ? new LoggerProvider({
          resource,
          processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
        })
      : null
  const logger = logs?.getLogger(scope)
  const standardError = pino.destination(2)
  if (logs) stops.push(() => logs.shutdown())

  return {
    log: {
      write(line) {
        standardError.write(line)
        // The trace comes from the context, the same one that the line names.
        const { level, time, msg, trace_id: _, span_id: __, ...attributes } = JSON.parse(line)
        logger?.emit({ ...severityOf(level), timestamp: new Date(time), body: msg, attributes })
      },
    },
    addFigures(figures) {
      if (env.OTEL_METRICS_EXPORTER !== 'otlp') return
      const since = new Date()
      const producer = {
        collect: async () => ({
          resourceMetrics: {
            resource,
            scopeMetrics: [{ scope: { name: scope }, metrics: metricsOf(await figures(), since) }],
          },
          errors: [],
        }),
      }
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: env.OTEL_METRIC_EXPORT_INTERVAL,
        metricProducers: [producer],
      })
      const provider = new MeterProvider({ resource, readers: [reader] })
      stops.push(() => provider.shutdown())
    },
    async stop() {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, stopMs)
      // Failed exports have already been reported.
      await Promise.race([Promise.all(stops.map((stop) => stop().catch(() => undefined))), late.promise])
      clearTimeout(timer)
    },
  }
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TelemetryVariables): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  }
  switch (name) {
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: roots.always_on() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: roots.always_off() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: roots.traceidratio() })
    default:
      return roots[name]()
  }
}

const severities: Readonly<Record<number, [SeverityNumber, string]>> = {
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
}

function severityOf(level: number) {
  const [severityNumber = SeverityNumber.UNSPECIFIED, severityText = String(level)] = severities[level] ?? []
  return { severityNumber, severityText }
}

type Value = Figure['values'][number]

/** Converts the figures of `/metrics` to OpenTelemetry, so that they are declared once (http/metrics.ts). `since` is the start of counting. */
function metricsOf(figures: readonly Figure[], since: Date): MetricData[] {
  const times = { startTime: timeInputToHrTime(since), endTime: timeInputToHrTime(new Date()) }
  const pointsOf = (values: Value[]): DataPoint<number>[] =>
    values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }))

  return figures
    .filter(({ values }) => values.length > 0)
    .map(({ name, help, type, values }) => {
      const metric = {
        descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
        aggregationTemporality: AggregationTemporality.CUMULATIVE,
      }
      // prom-client returns the type as a string, but types it also as an enum that it does not export.
      switch (String(type)) {
        case 'counter':
          return { ...metric, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: pointsOf(values) }
        case 'histogram':
          return {
            ...metric,
            dataPointType: DataPointType.HISTOGRAM,
            dataPoints: [{ ...times, attributes: {}, value: histogramOf(values) }],
          }
        default:
          return { ...metric, dataPointType: DataPointType.GAUGE, dataPoints: pointsOf(values) }
      }
    })
}

/** Prometheus buckets are cumulative, OpenTelemetry's are not. For histograms without labels. */
function histogramOf(values: readonly Value[]): Histogram {
  const partOf = (part: string) => values.find(({ metricName }) => metricName?.endsWith(part))?.value ?? 0
  const upTo = values.filter(({ metricName }) => metricName?.endsWith('_bucket'))
  return {
    buckets: {
      boundaries: upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      counts: upTo.map(({ value }, index) => value - (upTo[index - 1]?.value ?? 0)),
    },
    sum: partOf('_sum'),
    count: partOf('_count'),
  }
}

function attributesOf(labels: Value['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}
