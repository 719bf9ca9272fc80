import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  /** Of the process that sent it. */
  service: string | undefined
}

export interface SentLine {
  traceId?: string
  spanId?: string
  severityText: string
  body: { stringValue: string }
}

interface Resourceful {
  resource: { attributes: Attribute[] }
}

/** What OTLP/HTTP sends as JSON, of each signal. */
interface Sent {
  resourceSpans?: (Resourceful & { scopeSpans: { spans: SentSpan[] }[] })[]
  resourceMetrics?: (Resourceful & { scopeMetrics: { metrics: { name: string }[] }[] })[]
  resourceLogs?: (Resourceful & { scopeLogs: { logRecords: SentLine[] }[] })[]
}

export interface OtlpReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  /** All that came, as it came. */
  text(): string
  spans(): SentSpan[]
  /** Names of metrics that this service has sent. */
  metrics(service: string): Set<string>
  lines(): SentLine[]
  close(): Promise<void>
}

/** A collector that keeps what it is sent. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const came: string[] = []
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    came.push(body)
    sent.push(JSON.parse(body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server on a TCP port has an address object; only sockets and pipes have a string.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => came.join('\n'),
    spans: () =>
      sent.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: serviceOf(resource) }))),
        ),
      ),
    metrics: (service) =>
      new Set(
        sent
          .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
          .filter(({ resource }) => serviceOf(resource) === service)
          .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name))),
      ),
    lines: () =>
      sent.flatMap(({ resourceLogs = [] }) =>
        resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serviceOf({ attributes }: Resourceful['resource']): string | undefined {
  return attributes.find(({ key }) => key === 'service.name')?.value.stringValue
}
