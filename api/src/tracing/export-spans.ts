import type { Span as OtelSpan } from '@opentelemetry/api';
import type { Config } from '../config.ts';
import { traceWith, type Span } from './span.ts';

/** How long an end waits for the last spans to leave. */
const lastMilliseconds = 2_000;

/**
 * Sends spans to an OpenTelemetry collector over HTTP from now on. The packages are loaded here and nowhere else, so a
 * process without a collector pays nothing. Spans are made by hand and not by patching Node's modules: a bundled
 * server has none to patch, and what is told of a request is ours to say.
 */
export async function exportSpans({ otlpEndpoint, traceShare }: Config, service: string): Promise<() => Promise<void>> {
  const [{ ROOT_CONTEXT, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  // Its headers come from the environment (OTEL_EXPORTER_OTLP_HEADERS).
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint?.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');
  const spans = new WeakMap<Span, OtelSpan>();
  traceWith((name, facts, parent) => {
    const above = parent && spans.get(parent);
    const own = tracer.startSpan(name, { attributes: facts }, above && trace.setSpan(ROOT_CONTEXT, above));
    const span: Span = {
      traceId: own.spanContext().traceId,
      end(more = {}, failed = false) {
        own.setAttributes(more);
        if (failed) own.setStatus({ code: SpanStatusCode.ERROR });
        own.end();
      },
    };
    spans.set(span, own);
    return span;
  });
  return async () => {
    traceWith(undefined);
    const late = new Promise<void>((done) => setTimeout(done, lastMilliseconds).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}
