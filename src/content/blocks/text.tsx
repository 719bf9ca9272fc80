import { ButtonLink, GoLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Actions } from '#ui/section.tsx'
import { alignment, type BlockProps, hasStyle } from '../page/block-style.ts'
import { UnknownMark } from '../page/flow.tsx'
import { Html, Prose } from '../page/html.tsx'
import styles from './text.module.css'

export function HeadingBlock({ block: { level, content, align, anchor } }: BlockProps<'core/heading'>) {
  const Element: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' = `h${level}`
  return (
    <Element className={styles[align ?? 'left']} id={anchor}>
      <Html as="span" html={content} />
    </Element>
  )
}

/** Running text; with `is-style-pull` a pull quote, set large. */
export function ParagraphBlock({ block }: BlockProps<'core/paragraph'>) {
  const look = classNames(hasStyle(block, 'pull') && styles.pull, styles[alignment(block) ?? 'left'])
  return <Html as="p" id={block.anchor} html={block.content} className={look} />
}

/** A list with numbers or dashes; with `is-style-ticks` a wave per item; with `is-style-points` items side by side, each with a small title. */
export function ListBlock({ block, render }: BlockProps<'core/list'>) {
  const className = classNames(
    styles.list,
    hasStyle(block, 'ticks') && styles.ticks,
    hasStyle(block, 'points') && styles.points,
  )
  if (block.ordered) {
    return (
      <ol className={classNames(className, styles.ordered)} id={block.anchor} start={block.start}>
        {render(block.innerBlocks)}
      </ol>
    )
  }
  return (
    <ul className={className} id={block.anchor}>
      {render(block.innerBlocks)}
    </ul>
  )
}

export function ListItemBlock({ block, render }: BlockProps<'core/list-item'>) {
  return (
    <li>
      <Html as="span" html={block.content} />
      {render(block.innerBlocks)}
    </li>
  )
}

export function ButtonsBlock({ block, render }: BlockProps<'core/buttons'>) {
  return <Actions>{render(block.innerBlocks)}</Actions>
}

/** A link button; a ghost button is a quiet link with an arrow. */
export function ButtonBlock({ block: { text, url, linkTarget, rel, ghostButton } }: BlockProps<'core/button'>) {
  // A page opened in a new tab must not get access to `window.opener`.
  const words = new Set(rel?.split(/\s+/).filter(Boolean))
  if (linkTarget === '_blank') words.add('noopener')
  const Link = ghostButton ? GoLink : ButtonLink
  return (
    <Link href={url} target={linkTarget} rel={words.size > 0 ? [...words].join(' ') : undefined}>
      <Html as="span" html={text} />
    </Link>
  )
}

/** Sanitised HTML written by an editor. */
export function HtmlBlock({ block }: BlockProps<'core/html'>) {
  return block.content === '' ? null : <Prose html={block.content} />
}

export function UnknownBlock({ block }: BlockProps<'unknown'>) {
  return <UnknownMark name={block.originalName}>{block.html.trim() !== '' && <Prose html={block.html} />}</UnknownMark>
}
