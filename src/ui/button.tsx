import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ButtonLook {
  /** `signal` is for commitments that cost money: at most one per view. */
  kind?: 'primary' | 'secondary' | 'signal' | undefined
  size?: 'regular' | 'compact' | undefined
  /** Takes the full width. */
  wide?: boolean | undefined
}

export function buttonClass({ kind = 'primary', size = 'regular', wide = false }: ButtonLook): string | undefined {
  return classNames(styles.button, styles[kind], size === 'compact' && styles.compact, wide && styles.wide)
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

/** A button. Submits its form unless `type` is set. */
export function Button({ kind, size, wide, type = 'submit', ...button }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide })} {...button} />
}

type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>

export function ButtonLink({ kind, size, wide, ...link }: ButtonLinkProps) {
  return <a className={buttonClass({ kind, size, wide })} {...link} />
}

type Compact<Props> = Omit<Props, 'size'>

/** The usual button within a screen of the office. */
export function CompactButton({ kind = 'secondary', ...button }: Compact<ButtonProps>) {
  return <Button kind={kind} size="compact" {...button} />
}

export function CompactLink({ kind = 'secondary', ...link }: Compact<ButtonLinkProps>) {
  return <ButtonLink kind={kind} size="compact" {...link} />
}

/** Prints the page. Hidden without scripts (src/frame/browser/page.ts). */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <span className={styles.scripted}>
      <Button type="button" kind="secondary" size="compact" data-print>
        {children}
      </Button>
    </span>
  )
}

/** For a summary that looks like a `TextButton`. */
export const textButtonClass = styles.textButton

/** A small action beside a text, such as 'remove'. A button that looks like a link. */
export function TextButton({ type = 'button', ...button }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={textButtonClass} {...button} />
}

type GoLinkProps = { href: string; back?: boolean } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A quiet link with an arrow, for secondary navigation; `back` to where the visitor comes from, with the arrow in front. */
export function GoLink({ back, children, ...link }: GoLinkProps) {
  return (
    <a className={styles.link} {...link}>
      {back && <Icon name="back" />}
      <span>{children}</span>
      {!back && <Icon name="arrow" />}
    </a>
  )
}
