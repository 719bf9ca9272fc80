import { type ComponentType, createContext, type SubmitEvent, use, useMemo } from 'react'
import type { FormProps } from 'react-router'
import { useLocale } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import { type Sending, SendingContext } from '#forms/sending.tsx'
import { AddressContext, SiteModeContext, useSiteMode } from '#frame/contexts.ts'
import { type PublicSettings, SiteSettingsContext, useSiteSettings } from '#frame/site-settings.ts'
import { Translated } from '#i18n/translated.tsx'

/** The data of an island, as JSON in its page. */
export interface IslandFacts {
  language: Language
  settings: PublicSettings
  mode: SiteMode
  address: { pathname: string; search: string }
  props: object
}

/** What a part of these props sees of its page. */
export function useIslandFacts(props: object): IslandFacts {
  return {
    language: useLocale(),
    settings: useSiteSettings(),
    mode: useSiteMode(),
    address: use(AddressContext),
    props,
  }
}

/** What the browser does for an island (src/entry.islands.tsx). */
export interface IslandActions extends Pick<Sending, 'go' | 'showInstead'> {
  send(event: SubmitEvent<HTMLFormElement>): void
}

interface IslandShellProps {
  // biome-ignore lint/suspicious/noExplicitAny: the page that has the island knows what its props are
  part: ComponentType<any>
  facts: IslandFacts
  isSending?: boolean
  actions?: IslandActions
}

const none = () => undefined
/** Nothing is submitted during rendering. */
const noActions: IslandActions = { send: none, go: none, showInstead: none }

const SendContext = createContext<IslandActions['send']>(none)

/** The providers around every island, on the server and in the browser. */
export function IslandShell({ part: Part, facts, isSending = false, actions = noActions }: IslandShellProps) {
  const { language, settings, mode, address, props } = facts
  const { send, go, showInstead } = actions
  const sending = useMemo(() => ({ Form: IslandForm, isSending, go, showInstead }), [isSending, go, showInstead])
  return (
    <Translated language={language}>
      <SiteModeContext value={mode}>
        <SiteSettingsContext value={settings}>
          <AddressContext value={address}>
            <SendContext value={send}>
              <SendingContext value={sending}>
                <Part {...props} />
              </SendingContext>
            </SendContext>
          </AddressContext>
        </SiteSettingsContext>
      </SiteModeContext>
    </Translated>
  )
}

/** A plain form, which the browser submits itself without scripts. */
function IslandForm({ action, onSubmit, preventScrollReset: _, ...form }: FormProps) {
  const { pathname, search } = use(AddressContext)
  const send = use(SendContext)
  return (
    <form
      {...form}
      // Without the query, as in React Router, so that its action does not run again.
      action={typeof action === 'string' ? pathname + action : pathname + search}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!event.defaultPrevented) send(event)
      }}
    />
  )
}
