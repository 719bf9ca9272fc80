import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { type Language, languages } from '#domain/language.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import type { SharePicture } from '#domain/share-picture.ts'
import type { DispatchPorts } from '#features/jobs/dispatch-effect.ts'
import { CachePartContext } from '#frame/cached/cached-part.tsx'
import { createCachedParts } from '#frame/cached/cached-parts.tsx'
import { requestContext } from '#frame/context.ts'
import { BuildContext, NonceContext, SpeculationRulesContext } from '#frame/contexts.ts'
import { errorMessage } from '#frame/error-message.ts'
import { type RenderIsland, RenderIslandContext } from '#frame/islands/island.tsx'
import { needsReact } from '#frame/page-handle.ts'
import { type Messages, provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import type { Message } from '#platform/ports.ts'
import type { DocumentOrder } from './draw-documents.ts'

type RenderMail = (
  message: Message,
  language: Language,
  settings: SiteSettings,
  isTrial?: boolean,
) => ReturnType<DispatchPorts['renderMail']>

export { previewContext } from '#content/preview/preview-context.ts'
export { orderDescription } from '#features/payment/site/order-description.ts'
export { mailboxContext, requestContext } from '#frame/context.ts'
export { guardOffice } from '#frame/office/guard-office.ts'
export { officeContext } from '#frame/office/office-context.ts'
export { calendarText } from '#mails/parts/calendar-text.ts'
// The server imports these from the bundle: a second copy of a context key would be a different key.
export { provideServices } from './provide-services.ts'

/** Loaded when the first mail is rendered: its library takes a third of a second that no start has to wait for. */
export const renderMail: RenderMail = async (message, language, settings, isTrial = false) => {
  const mails = await import('#mails/render-mail.tsx')
  return mails.renderMail(message, language, settings, { isTrial })
}

export const findMail: DispatchPorts['findMail'] = async (kind) => {
  const { mailOf } = await import('#mails/mails.ts')
  return mailOf(kind)
}

/** For development, which has no build for a thread (server/document-thread.ts). Loaded on first use. */
export const drawDocument = async (order: DocumentOrder): Promise<Uint8Array> => {
  const drawings = await import('./draw-documents.ts')
  return drawings.drawDocument(order)
}

export const drawSharePicture = async (picture: SharePicture): Promise<string> => {
  const share = await import('#frame/share/draw-share-picture.ts')
  return share.drawSharePicture(picture)
}

/** A sample of every mail, for the preview in development; null in a build, which omits them. */
export const mailExamples = async (): Promise<Message[] | null> => {
  if (!import.meta.env.DEV) return null
  const { sampleMails } = await import('#mails/mails.ts')
  return Object.values(sampleMails).flat()
}

const catalogues: Record<Language, Messages> = { de: german, en: english }
for (const language of languages) provideMessages(language, catalogues[language])

const partsOfPage = createCachedParts()

/** Renders a page whole before it answers: pages are cached and compressed in one piece, and a late error can still be a 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (context.get(requestContext).answer === 'payload') return Promise.resolve(payload(status, headers, routerContext))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isDocument(routerContext)) {
    return Promise.resolve(new Response(documentOf(request, routerContext, context), { headers, status }))
  }
  return new Promise((resolve, reject) => {
    const { nonce, speculationRules } = context.get(requestContext)
    const page = (
      <NonceContext value={nonce}>
        <BuildContext value={routerContext.manifest.version}>
          <SpeculationRulesContext value={speculationRules()}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </SpeculationRulesContext>
        </BuildContext>
      </NonceContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => context.get(requestContext).report(error),
    })
  })
}

/** A page that React does not run in the browser, as one string: it needs no stream, no marks to begin from, and no nonce, since it has no inline scripts. */
function documentOf({ url }: Request, routerContext: EntryContext, context: RouterContextProvider): string {
  const parts = partsOfPage()
  const { isForAll: askForAll, speculationRules } = context.get(requestContext)
  const isForAll = askForAll()
  const renderIsland: RenderIsland = ({ name, part, facts, isShared }) => {
    const render = () => renderToString(part, { identifierPrefix: name })
    return isShared && isForAll ? parts.html(name, facts, render) : render()
  }
  const page = (
    <BuildContext value={routerContext.manifest.version}>
      <RenderIslandContext value={renderIsland}>
        <CachePartContext value={isForAll ? parts.cache : null}>
          <SpeculationRulesContext value={speculationRules()}>
            <ServerRouter context={ofItsRoutes(routerContext)} url={url} />
          </SpeculationRulesContext>
        </CachePartContext>
      </RenderIslandContext>
    </BuildContext>
  )
  return `<!DOCTYPE html>${parts.fill(renderToStaticMarkup(page))}`
}

function isDocument({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { location, loaderData, matches } = staticHandlerContext
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle)
  return !needsReact({ pathname: location.pathname, preview: loaderData.root?.preview, handles })
}

/**
 * React Router builds all routes again for each rendering. Of a page that loads nothing after it those that it matches are enough. Its data for
 * the browser is hidden, not left out by a copy: reading it would encode it (scripts/build-plugins.ts).
 */
function ofItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return Object.create(context, {
    manifest: { value: { ...manifest, routes } },
    serverHandoffStream: { value: undefined },
  })
}

/** The loader's data (docs/product.md#addresses-for-programs); for a failed page its status and message (docs/product.md#error-page). */
function payload(status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  const { errors, loaderData, matches } = staticHandlerContext
  const id = matches.at(-1)?.route.id
  const data = errors || id === undefined ? null : (loaderData[id] ?? null)
  const message = Object.values(errors ?? {}).map(errorMessage)[0]
  return Response.json(data ?? { statusCode: status, ...(message && { message }) }, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).report(error)
}
