import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import { Stack } from './stack.tsx'

interface PartProps {
  title: ReactNode
  /** Space between its children, as in `Stack`. */
  gap?: 'small' | 'medium' | undefined
  children: ReactNode
}

export function Part({ title, gap, children }: PartProps) {
  return (
    <Stack gap={gap}>
      <Heading level={2} size="part">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
