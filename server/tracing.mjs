// @ts-check
/**
 * Spans for a collector, if OpenTelemetry's standard variables name one (OTEL_EXPORTER_OTLP_ENDPOINT); otherwise nothing
 * here is loaded. Next creates the spans. Only listed attributes are exported, because Next also records the requested
 * address with its query, and error texts.
 */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'next.route',
  'next.span_type',
])

/** The route's template, never the address. @param {Record<string, unknown>} attributes */
function nameSpan(attributes) {
  const { 'http.method': method, 'http.route': route, 'next.span_type': type } = attributes
  if (typeof route === 'string') return [method, route].filter(Boolean).join(' ')
  return typeof type === 'string' ? type : 'work'
}

/** @param {import('@opentelemetry/sdk-trace-node').ReadableSpan} span */
export function withoutPerson(span) {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => allowed.has(name)))
  const own = { name: nameSpan(attributes), attributes, events: [], links: [], status: { code: span.status.code } }
  return Object.create(
    span,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value, enumerable: true }])),
  )
}

/** @param {import('@opentelemetry/sdk-trace-node').SpanExporter} exporter */
function exportWithoutPerson(exporter) {
  return {
    /** @type {import('@opentelemetry/sdk-trace-node').SpanExporter['export']} */
    export: (spans, done) => exporter.export(spans.map(withoutPerson), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}

export function startTracing() {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'marigold' }),
    spanProcessors: [new BatchSpanProcessor(exportWithoutPerson(new OTLPTraceExporter()))],
  })
  // A visitor's own trace is not continued, and ours is not propagated.
  provider.register({ propagator: null })
  return provider
}
