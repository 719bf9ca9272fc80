import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

/** A button that does something here. It submits its form unless `type` says otherwise. */
export function Button({ kind, size, wide, type = 'submit', ...button }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide })} {...button} />
}
