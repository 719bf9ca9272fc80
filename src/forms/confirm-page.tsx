import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { PlainForm } from './form-place.tsx'

interface ConfirmPageProps extends Pick<PageHeadProps, 'kicker' | 'title' | 'lede' | 'facts'> {
  /** Why the last press changed nothing. */
  problem?: { title: string; text: string } | undefined
  button: ReactNode
  /** What to know before pressing it. */
  children?: ReactNode
}

/** The page behind a link in a mail: what it is about, and one button. Opening it changes nothing: mail programs open links before people do. */
export function ConfirmPage({ problem, button, children, ...head }: ConfirmPageProps) {
  return (
    <>
      <PageHead {...head} />
      <Section>
        <Stack gap="large">
          {problem && <Notice tone="alert" title={problem.title} text={problem.text} />}
          {children}
          <PlainForm>
            <Actions>{button}</Actions>
          </PlainForm>
        </Stack>
      </Section>
    </>
  )
}
