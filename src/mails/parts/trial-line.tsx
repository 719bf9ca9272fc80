import { createContext, use } from 'react'
import { Text } from 'react-email'
import type { Language } from '#domain/language.ts'
import { mailText } from '../mail-text.ts'
import { palette } from './palette.ts'

/** Whether nothing that is ordered on the site is real. */
export const TrialContext = createContext(false)

/** The first line of each mail of a site that is there to try it out. */
export function TrialLine({ language }: { language: Language }) {
  if (!use(TrialContext)) return null
  return (
    <Text className="ink" style={{ ...line, color: palette.ink, border: `2px solid ${palette.ink}` }}>
      {mailText(language)('trial')}
    </Text>
  )
}

const line = { margin: '0 0 20px', padding: '6px 12px', fontSize: '15px', lineHeight: '22px', fontWeight: 600 }
