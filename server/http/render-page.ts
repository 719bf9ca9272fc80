import { randomBytes } from 'node:crypto'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import type { MailboxAccess } from '#app/context.ts'
import type { Language } from '#domain/language.ts'
import type { OfficeDesk } from '#usecases/office/office-desk.ts'
import type { PageTag } from '#usecases/ports.ts'
import type { UseCases } from '#usecases/use-cases.ts'
import type { Log } from '../log.ts'
import type { SiteBundle } from '../site-build.ts'
import { finishedPage } from './finished-page.ts'
import type { PageCache } from './page-cache.ts'
import { preferredLanguage } from './page-key.ts'
import { payloadPath } from './payload-path.ts'
import { requestOffice } from './request-office.ts'
import { type PreviewDesk, requestPreview } from './request-preview.ts'
import { saidErrors } from './said-errors.ts'

export interface PageRequest {
  request: Request
  /** A status that was decided before: 413 for a body that is too long. */
  problem: number | null
  /** Request id. */
  id: string
  /** Who asks; see `sender-key.ts`. */
  sender: string
  /** Where the request comes from; empty when nobody knows. */
  address: string
}

export type RenderPage = (page: PageRequest) => Promise<Response>

export interface RenderParts {
  bundle: () => Promise<SiteBundle>
  useCases: UseCases
  mailbox: MailboxAccess | null
  preview: PreviewDesk
  office: OfficeDesk
  pages: PageCache
  siteUrl: string
  development: boolean
  /** Other origins that a form may end at. */
  formTargets: readonly string[]
  log: Log
}

/** Renders pages through React Router and keeps those that are the same for everybody. */
export function createPageRenderer(parts: RenderParts): RenderPage {
  return async (page) => {
    const bundle = await parts.bundle()
    const { mailboxContext, officeContext, previewContext, requestContext, useCasesContext } = bundle.entry.module
    const nonce = randomBytes(16).toString('base64url')
    const tags = new Set<PageTag>()
    const { headers, url } = page.request
    const asked = new URL(url)
    const payloadOf = payloadPath(asked.pathname)
    if (payloadOf !== null) asked.pathname = payloadOf
    const context = new RouterContextProvider()
    function report(error: unknown) {
      // An address or a method that no page has is the asker's mistake: strangers must not be able to fill the log.
      if (isRouteErrorResponse(error) && error.status < 500) return
      parts.log.error({ id: page.id, error }, 'page failed')
    }
    const preferred = preferredLanguageIn(headers)
    const preview = await requestPreview(parts.preview, {
      path: asked.pathname,
      cookie: headers.get('cookie'),
      address: page.address,
      preferredLanguage: preferred,
      siteUrl: parts.siteUrl,
    })
    const content = saidErrors(preview.source ?? parts.useCases.content, report)
    context.set(useCasesContext, { ...parts.useCases, content })
    context.set(previewContext, preview.access)
    context.set(mailboxContext, parts.mailbox)
    context.set(officeContext, requestOffice(parts.office, page))
    context.set(requestContext, {
      id: page.id,
      nonce,
      siteUrl: parts.siteUrl,
      preferredLanguage: preferred,
      sender: page.sender,
      address: page.address,
      problem: page.problem,
      answer: payloadOf === null ? 'page' : 'payload',
      cache(...added) {
        if (preview.isShared) for (const tag of added) tags.add(tag)
      },
      report,
    })
    const keeping = parts.pages.begin()
    // A refused body is never read: the error page is rendered for a plain request instead.
    const isPlain = page.problem === null && payloadOf === null
    const request = isPlain ? page.request : new Request(asked, { headers: withoutBody(headers) })
    const response = await createRequestHandler(bundle, parts.development ? 'development' : 'production')(
      request,
      context,
    )
    const finished = await finishedPage(response, page.request, {
      tags: [...tags],
      nonce,
      siteUrl: parts.siteUrl,
      development: parts.development,
      connectsTo: preview.connectsTo,
      formTargets: parts.formTargets,
    })
    for (const cookie of preview.cookies) finished.response.headers.append('set-cookie', cookie)
    // the frame around every page shows menus of the content
    if (finished.keep) keeping.store(finished.keep.key, finished.keep.page, [...tags, 'content'])
    return finished.response
  }
}

function preferredLanguageIn(headers: Headers): Language {
  return preferredLanguage(headers.get('cookie') ?? undefined, headers.get('accept-language') ?? undefined)
}

function withoutBody(headers: Headers): Headers {
  const copy = new Headers(headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name)
  return copy
}
