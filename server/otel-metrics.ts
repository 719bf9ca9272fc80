import { type Attributes, ValueType } from '@opentelemetry/api'
import { timeInputToHrTime } from '@opentelemetry/core'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { Figure } from './http/metrics.ts'

type Value = Figure['values'][number]

/** Converts the figures of `/metrics` to OpenTelemetry, so that they are declared once (http/metrics.ts). `since` is the start of counting. */
export function metricsOf(figures: readonly Figure[], since: Date): MetricData[] {
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
