import type { Field, Fields } from '@puckeditor/core'
import { createElement } from 'react'
import type { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { type AnyControl, type AttributeName, blocks, definitionOf } from '../../../blocks/index.ts'
import { AddressField } from './link-form.tsx'
import type { LinkTarget } from './link-target.ts'
import { PictureField } from './picture-field.tsx'
import { WordsField } from './words-field.tsx'

export type Words = ReturnType<typeof useTranslations<'officePages'>>

interface FieldParts {
  language: Language
  /** Where links can lead. */
  targets: readonly LinkTarget[]
  t: Words
}

/** The fields of a kind of block, and the slot for the blocks inside it. */
export function blockFields(kind: string, parts: FieldParts): Fields {
  const { attributes, holds } = definitionOf(kind)
  const names = Object.keys(attributes)
  const fields = Object.fromEntries(
    Object.entries(attributes).map(([name, { control }]) => [
      name,
      // The definitions match their types, and those are written attribute by attribute.
      fieldOf(name as AttributeName, control as AnyControl, names, parts),
    ]),
  )
  if (!holds) return fields
  return {
    ...fields,
    inner: { type: 'slot', ...(holds.only ? { allow: [...holds.only] } : { disallow: placedKinds }) },
  }
}

/** Kinds that no block takes, unless it names them. */
const placedKinds = blocks.filter(({ place }) => place !== 'anywhere').map(({ name }) => name)

/** The current value stays to be chosen, also where it is none of ours. */
export function withValue(field: Field | undefined, value: unknown): Field | undefined {
  if (field?.type !== 'select' || typeof value !== 'string') return field
  if (field.options.some((option) => option.value === value)) return field
  return { ...field, options: [...field.options, { label: value, value }] }
}

function fieldOf(name: AttributeName, control: AnyControl, siblings: string[], parts: FieldParts): Field {
  const { language, targets, t } = parts
  const label = control.kind === 'picture' ? t('field.picture') : t(`field.${name}`)
  const none = { value: '', label: t('choice.none') }
  switch (control.kind) {
    case 'line':
      return { type: 'text', label }
    case 'area':
      return { type: 'textarea', label }
    case 'number':
      return { type: 'number', label }
    case 'flag':
      return {
        type: 'radio',
        label,
        options: [
          { value: true, label: t('choice.yes') },
          { value: false, label: t('choice.no') },
        ],
      }
    case 'level':
      return { type: 'select', label, options: [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `H${value}` })) }
    case 'choice':
    case 'radio': {
      const options = Object.entries(control.options).map(([value, word]) => ({ value, label: t(`choice.${word}`) }))
      return control.kind === 'radio'
        ? { type: 'radio', label, options }
        : { type: 'select', label, options: [none, ...options] }
    }
    case 'part':
      return { type: 'select', label, options: control.parts.map((value) => ({ value, label: t(`part.${value}`) })) }
    case 'look': {
      const options = control.looks.map((look) => ({ value: classOf(look), label: t(`style.${look}`) }))
      return { type: 'select', label, options: [none, ...options] }
    }
    case 'picture':
      return custom(label, (input) => createElement(PictureField, { ...input, fields: siblings, language }))
    case 'rich':
      return custom(label, (input) =>
        createElement(WordsField, { key: input.id, ...input, isLine: control.isLine, targets }),
      )
    case 'address':
      return custom(label, (input) => createElement(AddressField, { ...input, targets }))
  }
}

interface Input {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
}

function custom(label: string, render: (input: Input) => ReturnType<typeof createElement>): Field {
  return {
    type: 'custom',
    label,
    render: ({ id, name, value, onChange }) => render({ id, name, label, value: String(value ?? ''), onChange }),
  }
}

function classOf(look: string): string {
  return look.startsWith('level-') ? `is-style-level ${look}` : `is-style-${look}`
}
