import { createUsePuck, type Field, FieldLabel, type Fields, useGetPuck } from '@puckeditor/core'
import { type ComponentProps, createElement, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { marked, richText, type TextMark } from '#domain/content/rich-text.ts'
import type { Language } from '#domain/language.ts'
import { TextArea } from '#ui/field.tsx'
import { type AnyControl, type AttributeName, blocks, definitionOf } from '../../../blocks/index.ts'
import { paragraph } from '../../../blocks/text.ts'
import styles from './fields.module.css'
import { AddressField, LinkForm, MarkButton } from './link-form.tsx'
import type { LinkTarget } from './link-target.ts'
import { PictureField } from './picture-field.tsx'
import { RichWords } from './rich/rich-words.tsx'

type WordsFieldProps = ComponentProps<typeof PlainWords> & Pick<ComponentProps<typeof RichWords>, 'isLine'>

const usePuck = createUsePuck()

/** Inserts further paragraphs behind the chosen one, as blocks of their own; undefined when another kind is chosen. */
function useParagraphs(): ((values: string[]) => void) | undefined {
  const getPuck = useGetPuck()
  const isParagraph = usePuck(({ selectedItem }) => selectedItem?.type === paragraph.name)
  if (!isParagraph) return undefined
  return (values) => {
    const { dispatch, selectedItem, getSelectorForId } = getPuck()
    const place = selectedItem && getSelectorForId(selectedItem.props.id)
    if (!place) return
    for (const [at, content] of values.entries()) {
      const id = `${paragraph.name}-${crypto.randomUUID()}`
      const to = { destinationIndex: place.index + 1 + at, destinationZone: place.zone }
      dispatch({ type: 'insert', componentType: paragraph.name, ...to, id })
      const item = getPuck().getItemById(id)
      if (item) dispatch({ type: 'replace', ...to, data: { ...item, props: { ...item.props, content } } })
    }
  }
}

/** A text with its emphasis and links as it looks; as it is written where looks could not be written back exactly. */
function WordsField({ isLine, ...field }: WordsFieldProps) {
  const onParagraphs = useParagraphs()
  const text = richText(field.value)
  // Once it is plain it stays plain: no box may change under the hands of someone who types.
  const [isPlain, setIsPlain] = useState(text === null)
  if (text === null && !isPlain) setIsPlain(true)
  if (isPlain || text === null) return <PlainWords {...field} />
  const { name: _, ...rich } = field
  return <RichWords {...rich} text={text} isLine={isLine} onParagraphs={onParagraphs} />
}

interface PlainWordsProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  targets: readonly LinkTarget[]
}

/** A text as it is written, with its HTML, for those that no box can show as they look and write back exactly. */
function PlainWords({ id, name, label, value, onChange, targets }: PlainWordsProps) {
  const t = useTranslations('officePages')
  const hintId = useId()
  const place = useRef<HTMLDivElement>(null)
  /** The text that becomes a link once its target is chosen. */
  const [link, setLink] = useState<{ start: number; end: number } | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const area = () => place.current?.querySelector('textarea') ?? null

  function mark(how: TextMark, chosen: { start: number; end: number }) {
    const next = marked({ text: value, ...chosen }, how)
    onChange(next.text)
    // once the text is there
    requestAnimationFrame(() => {
      area()?.focus()
      area()?.setSelectionRange(next.start, next.end)
    })
  }

  function chosen() {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area() ?? {}
    setIsHelping(start === end)
    return start === end ? null : { start, end }
  }

  function press(kind: 'strong' | 'em' | 'link') {
    const part = chosen()
    if (!part) return
    if (kind === 'link') setLink(part)
    else mark({ kind }, part)
  }

  function lead(href: string | null) {
    if (link && href !== null) mark({ kind: 'link', href }, link)
    setLink(null)
  }

  return (
    <div className={styles.words} ref={place}>
      <FieldLabel label={label}>
        <TextArea
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={hintId}
        />
      </FieldLabel>
      <p id={hintId} className={styles.help}>
        {t('editor.plainHint')}
      </p>
      <div className={styles.marks}>
        <MarkButton onClick={() => press('strong')}>
          <b>{t('editor.bold')}</b>
        </MarkButton>
        <MarkButton onClick={() => press('em')}>
          <i>{t('editor.italic')}</i>
        </MarkButton>
        <MarkButton onClick={() => press('link')} aria-expanded={link !== null}>
          {t('editor.link')}
        </MarkButton>
      </div>
      <output className={styles.help}>{isHelping && t('editor.chooseFirst')}</output>
      {link && <LinkForm href="" targets={targets} onLead={lead} onLeave={() => setLink(null)} />}
    </div>
  )
}

export type Words = ReturnType<typeof useTranslations<'officePages'>>

interface FieldParts {
  language: Language
  targets: readonly LinkTarget[]
  t: Words
}

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
