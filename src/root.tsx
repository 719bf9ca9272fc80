import { browserScripts } from 'virtual:browser-scripts'
import { type ReactNode, use, useMemo } from 'react'
import {
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { deadMenuUris } from '#content/broken-links.ts'
import { contentContext } from '#content/context.ts'
import { InPreview } from '#content/page/component-blocks.tsx'
import { PreviewBar } from '#content/preview/preview-bar.tsx'
import { previewContext } from '#content/preview/preview-context.ts'
import { menuUris } from '#domain/content/menu.ts'
import { type Language, languageOfPath } from '#domain/language.ts'
import { servicesContext } from '#features/context.ts'
import { keepTheForm } from '#forms/keep-the-form.ts'
import { SendingContext } from '#forms/sending.tsx'
import { requestContext } from '#frame/context.ts'
import {
  AddressContext,
  BuildContext,
  NonceContext,
  SiteModeContext,
  SpeculationRulesContext,
  useSiteMode,
} from '#frame/contexts.ts'
import { errorMessage, errorStatus, suggestedAddresses } from '#frame/error-message.ts'
import { ErrorPage } from '#frame/error-page.tsx'
import { Frame } from '#frame/frame.tsx'
import { type FrameMenus, MenusContext } from '#frame/frame-menus.ts'
import { DeferredScripts, RenderIslandContext } from '#frame/islands/island.tsx'
import { isOfficePath, needsReact, usePageFoot } from '#frame/page-handle.ts'
import { framePages, pageUri } from '#frame/page-href.ts'
import { PageLoader, useRouterSending } from '#frame/react-navigation.tsx'
import { SiteSettingsContext, siteSettingsOf, useSiteSettings } from '#frame/site-settings.ts'
import { TrialBar } from '#frame/trial.tsx'
import { useTranslationPath } from '#frame/use-translation-path.ts'
import { Translated } from '#i18n/translated.tsx'
import type { Route } from './+types/root'
import '#ui/tokens.css'
import '#ui/base.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { preferredLanguage, problem, shared } = context.get(requestContext)
  const { pathname } = new URL(request.url)
  // An oversized picture is reported inside the office (src/frame/office/layout.tsx).
  if (problem !== null && !(problem === 413 && pathname.startsWith('/office/'))) throw data(null, { status: problem })
  const preview = context.get(previewContext).shown
  const language = languageOfPath(pathname, preferredLanguage)
  const menus = isOfficePath(pathname)
    ? null
    : await shared(`menus ${language}`, ['content'], () => writtenMenus(context, language))
  const { settings, mode } = context.get(servicesContext)
  return { language, preview, menus, mode, siteSettings: siteSettingsOf(await settings.current()) }
}

/** The edited menus and the dead links of the frame. Without them, the frame uses its default menus. */
async function writtenMenus(context: Route.LoaderArgs['context'], language: Language): Promise<FrameMenus | null> {
  const content = context.get(contentContext)
  const { brokenLinks } = context.get(servicesContext)
  try {
    const written = await content.menus?.(language)
    const uris = [...menuUris(written ?? {}), ...framePages.map((page) => pageUri(page, language))]
    const missing = await deadMenuUris({ content, brokenLinks }, uris, language)
    return { ...written, ...(missing.length > 0 && { missing }) }
  } catch (error) {
    context.get(requestContext).report(error)
    return null
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepTheForm]

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  {
    rel: 'preload',
    href: '/fonts/instrument-sans-latin.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const nonce = use(NonceContext)
  const build = use(BuildContext)
  const rules = use(SpeculationRulesContext)
  // Pages that failed before the root loader ran have no root data.
  const known = useRouteLoaderData<typeof loader>('root')
  const language = known?.language ?? languageOfPath(pathname)
  const preview = known?.preview ?? null
  const written = useSiteSettings()
  const real = useSiteMode()
  const alternateHref = useTranslationPath(language)
  const foot = usePageFoot()
  // React stays once loaded: it shows the next page after a form.
  const hasReact = useNeedsReact() || !import.meta.env.SSR
  const renderIsland = use(RenderIslandContext)
  const sending = useRouterSending()
  const address = useMemo(() => ({ pathname, search }), [pathname, search])
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#E6EFF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0B1B34" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* biome-ignore lint/performance/noSyncScripts: it sets the theme, which must be known before the first paint */}
        <script
          src={browserScripts.head}
          type={import.meta.env.DEV ? 'module' : undefined}
          data-page={browserScripts.page}
          data-build={build}
          data-rules={rules}
          suppressHydrationWarning
        />
        <noscript>
          <link rel="stylesheet" href="/consent.css" />
        </noscript>
      </head>
      <body>
        <Translated language={language}>
          <SiteModeContext value={known?.mode ?? real}>
            <SiteSettingsContext value={known?.siteSettings ?? written}>
              <AddressContext value={address}>
                <SendingContext value={sending}>
                  <RenderIslandContext value={hasReact ? null : renderIsland}>
                    <PageLoader />
                    <TrialBar />
                    {isOfficePath(pathname) ? (
                      children
                    ) : (
                      <MenusContext value={known?.menus ?? null}>
                        {preview && <PreviewBar shown={preview} language={language} here={pathname + search} />}
                        <Frame
                          language={language}
                          alternateHref={alternateHref}
                          currentPath={pathname}
                          query={search}
                          foot={foot}
                        >
                          <InPreview value={preview !== null && preview.state !== 'ended'}>{children}</InPreview>
                        </Frame>
                      </MenusContext>
                    )}
                  </RenderIslandContext>
                </SendingContext>
              </AddressContext>
            </SiteSettingsContext>
          </SiteModeContext>
        </Translated>
        {hasReact && (
          <>
            <ScrollRestoration nonce={nonce} />
            <DeferredScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

function useNeedsReact(): boolean {
  const { pathname } = useLocation()
  const known = useRouteLoaderData<typeof loader>('root')
  return needsReact({ pathname, preview: known?.preview, handles: useMatches().map(({ handle }) => handle) })
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const messages = useTranslations('frame.error')
  const status = errorStatus(error)
  return (
    <>
      <title>{`${status ?? messages('unreachable')} – Flight Levels`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        path={pathname}
        message={errorMessage(error)}
        suggestions={suggestedAddresses(error)}
      />
    </>
  )
}
