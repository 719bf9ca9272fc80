import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#frame/context.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import type { DateRow } from './date-row.ts'

type Screen = 'new' | 'edit' | 'move' | 'callOff' | 'confirm' | 'series' | 'attendance' | 'list' | 'badges'

/** What a screen is called in the browser's tab: 'Bearbeiten, FL2D · 16.–17. Februar 2027'. */
export function screenTitle(context: Readonly<RouterContextProvider>, screen: Screen | null, row?: DateRow): string {
  const language = context.get(requestContext).preferredLanguage
  const { officeDates } = messagesOf(language)
  const date = row && `${row.code} · ${formatDateRange(row, language)}`
  return [screen && officeDates[screen].title, date].filter(Boolean).join(', ') || officeDates.title
}
