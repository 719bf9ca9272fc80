import type { z } from 'zod'
import { fields, optionalLine, optionalText } from '../form/field.ts'
import { versionField } from './section.ts'
import { type MailPart, type MailTexts, mailParts } from './site-settings.ts'

/** What a text of an owner may leave open: '{workshop}'. */
const placeholder = /\{(\w+)\}/g

/**
 * Placeholders of a text that are not allowed. A brace without a name counts as one: it was meant as a placeholder and would not be filled
 * in.
 */
function strangePlaceholders(text: string, allowed: readonly string[]): string[] {
  const strange = [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !allowed.includes(name))
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? [...strange, ''] : strange
}

/** The placeholders that each part may have; a part that is not there cannot be written again. */
export type PartPlaceholders = Partial<Record<MailPart, readonly string[]>>

const longest = { subject: 120, headline: 120, opening: 600, closing: 1000 } as const satisfies Record<MailPart, number>

/** The texts of one mail in one language. What is left empty is as it was written. */
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

/** The opening is one paragraph in the mail; the closing keeps the paragraphs it was written in. */
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

/** The form as it is opened. */
export function mailTextFields(texts: MailTexts): Record<string, string> {
  return Object.fromEntries(mailParts.map((part) => [part, texts[part] ?? '']))
}
