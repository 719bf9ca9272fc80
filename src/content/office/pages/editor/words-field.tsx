import { createUsePuck, FieldLabel, useGetPuck } from '@puckeditor/core'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { marked, richText, type TextMark } from '#domain/content/rich-text.ts'
import { TextArea } from '#ui/field.tsx'
import { paragraph } from '../../../blocks/text.ts'
import styles from './fields.module.css'
import { LinkForm, MarkButton } from './link-form.tsx'
import type { LinkTarget } from './link-target.ts'
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
export function WordsField({ isLine, ...field }: WordsFieldProps) {
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

  /** What is chosen, if anything is. */
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
