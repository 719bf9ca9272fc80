import type { ReactNode } from 'react'
import { Actions } from '../ui/actions.tsx'
import { Wrap } from '../ui/wrap.tsx'
export function OfficePage({
  title,
  back,
  actions,
  children,
}: {
  title: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Wrap>
      {back && <a href={back.href}>{back.label}</a>}
      <h1>{title}</h1>
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Wrap>
  )
}
