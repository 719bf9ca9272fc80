import { type Field, FieldLabel, type Fields } from '@puckeditor/core'
import { createElement } from 'react'
import type { useTranslations } from 'use-intl'
import { holdsBlocks, unknownKind } from '#domain/content/editor-items.ts'
import type { BlockKinds } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { PictureRecord } from '#usecases/ports/page-service.ts'
import { AddressInput } from './address-input.tsx'
import type { LinkTarget } from './link-target.ts'
import { PictureField } from './picture-field.tsx'
import { WordsField } from './words-field.tsx'

export type Words = ReturnType<typeof useTranslations<'officePages'>>

interface FieldParts {
  kinds: BlockKinds
  pictures: readonly PictureRecord[]
  language: Language
  /** Where links can lead. */
  targets: readonly LinkTarget[]
  t: Words
}

/** The looks that a kind of block has, by its class names (app/blocks/block-style.ts). */
const styles = {
  'core/group': ['split', 'sky', 'night', 'cards', 'three-for-two', 'level-1', 'level-2', 'level-3'],
  'core/columns': ['schedule', 'packages', 'steps'],
  'core/list': ['ticks', 'points'],
  'core/paragraph': ['pull'],
} as const

const components = ['contact-form', 'pricing', 'testimonials', 'trainers', 'upcoming-dates', 'workshop-grid'] as const

const longTexts = new Set(['content', 'caption', 'html'])
/** Texts with emphasis and links in them; of `core/html` it is more than that. */
const markedTexts = new Set(['content', 'caption'])
const fieldNames = [
  'align',
  'alt',
  'anchor',
  'backgroundImage',
  'caption',
  'className',
  'componentName',
  'content',
  'done',
  'ghostButton',
  'height',
  'html',
  'image',
  'level',
  'linkTarget',
  'listId',
  'mediaPosition',
  'mediaWidth',
  'ordered',
  'rel',
  'sizes',
  'stage',
  'start',
  'text',
  'title',
  'url',
  'width',
] as const

/** The fields of a kind of block, and the slot for the blocks inside it. */
export function blockFields(kind: string, parts: FieldParts): Fields {
  const own = kind === unknownKind ? ([['html', 'String']] as const) : (parts.kinds[kind] ?? [])
  // What is about the whole block comes after what it says: on a phone only the first field can be seen.
  const late = ['level', 'ordered', 'start', 'anchor', 'className', 'rel', 'linkTarget', 'sizes']
  const order = (field: string) => late.indexOf(field)
  const sorted = own.toSorted(([one], [two]) => order(one) - order(two))
  const fields = Object.fromEntries(sorted.map(([field, type]) => [field, fieldOf(kind, field, type, parts)]))
  return holdsBlocks(kind) ? { ...fields, inner: { type: 'slot', ...allowedIn(kind) } } : fields
}

/** The current value stays to be chosen, also where it is none of ours. */
export function withValue(field: Field | undefined, value: unknown): Field | undefined {
  if (field?.type !== 'select' || typeof value !== 'string') return field
  if (field.options.some((option) => option.value === value)) return field
  return { ...field, options: [...field.options, { label: value, value }] }
}

function allowedIn(kind: string) {
  const only: Readonly<Record<string, string[]>> = {
    'core/columns': ['core/column'],
    'core/list': ['core/list-item'],
    'core/list-item': ['core/list'],
    'core/buttons': ['core/button'],
  }
  return only[kind] ? { allow: only[kind] } : { disallow: ['core/column', 'core/list-item', 'core/cover'] }
}

function fieldOf(kind: string, field: string, type: string, parts: FieldParts): Field {
  const { kinds, pictures, language, targets, t } = parts
  const name = fieldNames.find((known) => known === field)
  const label = name ? t(`field.${name}`) : field
  const choice = (value: string, text: string) => ({ value, label: text })
  const none = choice('', t('choice.none'))
  switch (field) {
    case 'level':
      return { type: 'select', label, options: [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `H${value}` })) }
    case 'align':
      return {
        type: 'select',
        label,
        options: [none, ...alignments.map((value) => choice(value, t(`choice.${value}`)))],
      }
    case 'mediaPosition':
      return { type: 'radio', label, options: sides.map((value) => choice(value, t(`choice.${value}`))) }
    case 'linkTarget':
      return { type: 'select', label, options: [none, choice('_blank', t('choice.newTab'))] }
    case 'componentName':
      return { type: 'select', label, options: components.map((value) => choice(value, t(`part.${value}`))) }
    case 'className': {
      if (!hasStyles(kind)) return { type: 'text', label }
      const options = styles[kind].map((style) => choice(classOf(style), t(`style.${style}`)))
      return { type: 'select', label, options: [none, ...options] }
    }
    default:
  }
  if (isPictureField(kind, field))
    return {
      type: 'custom',
      label: t('field.picture'),
      render: ({ id, name: input, value, onChange }) =>
        createElement(PictureField, {
          id,
          name: input,
          label: t('field.picture'),
          value: String(value ?? ''),
          onChange,
          pictures,
          fields: (kinds[kind] ?? []).map(([own]) => own),
          language,
        }),
    }
  if (markedTexts.has(field) && kind !== 'core/html')
    return {
      type: 'custom',
      label,
      render: ({ id, name: input, value, onChange }) =>
        createElement(WordsField, {
          key: id,
          id,
          name: input,
          label,
          value: String(value ?? ''),
          isLine: kind === 'core/heading',
          onChange,
          targets,
        }),
    }
  if (field === 'url' && kind !== 'core/embed')
    return {
      type: 'custom',
      label,
      render: ({ id, name: input, value, onChange }) =>
        createElement(
          FieldLabel,
          { label },
          createElement(AddressInput, { id, name: input, value: String(value ?? ''), onChange, targets }),
        ),
    }
  if (type === 'Boolean')
    return {
      type: 'radio',
      label,
      options: [
        { value: true, label: t('choice.yes') },
        { value: false, label: t('choice.no') },
      ],
    }
  if (type === 'Int' || type === 'Float') return { type: 'number', label }
  return { type: longTexts.has(field) ? 'textarea' : 'text', label }
}

const alignments = ['left', 'center', 'right'] as const
const sides = ['left', 'right'] as const

function isPictureField(kind: string, field: string): boolean {
  if (field === 'image' || field === 'backgroundImage') return true
  return field === 'url' && (kind === 'core/image' || kind === 'core/media-text')
}

function hasStyles(kind: string): kind is keyof typeof styles {
  return Object.hasOwn(styles, kind)
}

function classOf(style: string): string {
  return style.startsWith('level-') ? `is-style-level ${style}` : `is-style-${style}`
}
