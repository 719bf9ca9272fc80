import { FieldLabel } from '@puckeditor/core'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Emphasis, LinkPart } from '#domain/content/rich-marks.ts'
import { type RichText, richHtml } from '#domain/content/rich-text.ts'
import { LinkForm } from '../link-form.tsx'
import type { LinkTarget } from '../link-target.ts'
import { MarkButton } from '../mark-button.tsx'
import styles from '../words-field.module.css'
import { highlightPart } from './drawn-text.ts'
import { attachRichBox, type RichBox, type Standing } from './rich-box.ts'
import boxStyles from './rich-words.module.css'

interface RichWordsProps {
  id: string
  label: string
  /** The HTML, and what it says. */
  value: string
  text: RichText
  /** Whether Enter begins no new line, as in a heading. */
  isLine: boolean
  onChange: (value: string) => void
  targets: readonly LinkTarget[]
}

/** A text that is edited as it looks. It is written only when somebody has changed it. */
export function RichWords({ id, label, value, text, isLine, onChange, targets }: RichWordsProps) {
  const t = useTranslations('officePages')
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<RichBox>(null)
  /** What was sent and has not come back yet: no news from outside. */
  const underWay = useRef<string[]>([])
  const spelling = useRef(text.spelling)
  const [standing, setStanding] = useState<Standing>({ strong: false, em: false, link: false })
  const [link, setLink] = useState<LinkPart | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const hintId = useId()

  const edited = useEffectEvent((runs: RichText['runs']) => {
    setIsHelping(false)
    const html = richHtml({ runs, spelling: spelling.current })
    if (html === (underWay.current.at(-1) ?? value)) return
    underWay.current.push(html)
    onChange(html)
  })

  function askForLink() {
    const part = box.current?.partForLink() ?? null
    setIsHelping(part === null)
    setLink(part)
  }
  const asked = useEffectEvent(askForLink)

  useLayoutEffect(() => {
    if (!place.current) return
    const attached = attachRichBox(place.current, {
      isLine,
      onEdit: (runs) => edited(runs),
      onStanding(now) {
        setStanding(now)
        setIsHelping(false)
      },
      onAskForLink: () => asked(),
    })
    box.current = attached
    return () => attached.detach()
  }, [isLine])

  useEffect(() => {
    if (!(link && place.current)) return
    const drawn = place.current
    highlightPart(drawn, link)
    return () => highlightPart(drawn, null)
  }, [link])

  const shown = useEffectEvent(() => {
    spelling.current = text.spelling
    box.current?.show(text.runs)
  })
  useEffect(() => {
    const at = underWay.current.lastIndexOf(value)
    underWay.current.splice(0, at + 1)
    if (at === -1) {
      underWay.current = []
      shown()
    }
  }, [value])

  function press(how: Emphasis) {
    setIsHelping(box.current?.toggle(how) === false)
  }

  function lead(href: string | null) {
    if (link) box.current?.link(link, href)
    setLink(null)
  }

  function leave() {
    if (link) box.current?.choose(link)
    setLink(null)
  }

  return (
    <div className={styles.words}>
      <FieldLabel label={label} el="div">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of a form shows bold words as bold */}
        <div
          ref={place}
          id={id}
          className={boxStyles.box}
          contentEditable
          role="textbox"
          tabIndex={0}
          aria-multiline={!isLine}
          aria-label={label}
          aria-describedby={hintId}
        />
      </FieldLabel>
      <div className={styles.marks}>
        <MarkButton onClick={() => press('strong')} aria-pressed={standing.strong} aria-keyshortcuts="Control+B">
          <b>{t('editor.bold')}</b>
        </MarkButton>
        <MarkButton onClick={() => press('em')} aria-pressed={standing.em} aria-keyshortcuts="Control+I">
          <i>{t('editor.italic')}</i>
        </MarkButton>
        <MarkButton onClick={askForLink} aria-expanded={link !== null} aria-keyshortcuts="Control+K">
          {t(standing.link ? 'editor.changeLink' : 'editor.link')}
        </MarkButton>
      </div>
      <output className={styles.help}>{isHelping && t('editor.chooseFirst')}</output>
      {link && (
        <LinkForm key={`${link.start}-${link.href}`} href={link.href} targets={targets} onLead={lead} onLeave={leave} />
      )}
      <p id={hintId} className={styles.help} hidden>
        {t(isLine ? 'editor.richLineHint' : 'editor.richHint')}
      </p>
    </div>
  )
}
