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

/** The figures of `/metrics` in the shape of OpenTelemetry: they are declared once (http/metrics.ts). `since` is when they began to be counted. */
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
      // prom-client says what it is, and its types that it may be a number of an enumeration that it does not export
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

/** Prometheus counts what is up to each bound, OpenTelemetry what is between two. Of a histogram without labels. */
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
