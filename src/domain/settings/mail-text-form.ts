import type { z } from 'zod'
import { fields, optionalLine, optionalText } from '../form/field.ts'
import { versionField } from './section.ts'
import { type MailPart, type MailTexts, mailParts } from './site-settings.ts'

/** A placeholder in an owner's text: '{workshop}'. */
const placeholder = /\{(\w+)\}/g

/** Unknown placeholders in a text. A brace without a name counts too: it was meant as a placeholder and would not be replaced. */
function strangePlaceholders(text: string, allowed: readonly string[]): string[] {
  const strange = [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !allowed.includes(name))
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? [...strange, ''] : strange
}

/** The allowed placeholders by part; a part that is missing cannot be replaced. */
export type PartPlaceholders = Partial<Record<MailPart, readonly string[]>>

const longest = { subject: 120, headline: 120, opening: 600, closing: 1000 } as const satisfies Record<MailPart, number>

/** The texts of one mail in one language. Empty parts use the default text. */
export function mailTextForm(parts: PartPlaceholders) {
  const part = (name: MailPart) => {
    const allowed = parts[name]
    const text = name === 'closing' || name === 'opening' ? optionalText(longest[name]) : optionalLine(longest[name])
    return text
      .refine((value) => value === undefined || allowed !== undefined, 'errors.badForm')
      .refine(
        (value) => strangePlaceholders(value ?? '', allowed ?? []).length === 0,
        'officeSettings.errors.placeholder',
      )
      .transform((value) => (value === undefined ? undefined : tidied(value, name)))
  }
  return fields({
    version: versionField,
    subject: part('subject'),
    headline: part('headline'),
    opening: part('opening'),
    closing: part('closing'),
  })
}

/** The opening is a single paragraph; the closing keeps its paragraphs. */
function tidied(text: string, part: MailPart): string {
  if (part !== 'closing') return text.replaceAll(/\s+/g, ' ').trim()
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')
}

export function mailTextsOfForm(form: z.output<ReturnType<typeof mailTextForm>>): MailTexts {
  return Object.fromEntries(mailParts.flatMap((part) => (form[part] === undefined ? [] : [[part, form[part]]])))
}

/** Initial values of the form. */
export function mailTextFields(texts: MailTexts): Record<string, string> {
  return Object.fromEntries(mailParts.map((part) => [part, texts[part] ?? '']))
}
