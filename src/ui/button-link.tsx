import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A link with the weight of a button: it leads on. */
export function ButtonLink({ kind, size, wide, ...link }: ButtonLinkProps) {
  return <a className={buttonClass({ kind, size, wide })} {...link} />
}
