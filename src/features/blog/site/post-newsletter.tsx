import { useTranslations } from 'use-intl'
import { mainList } from '#domain/newsletter/subscription.ts'
import { NewsletterBox } from '#features/newsletter/site/newsletter-box.tsx'
import { Heading } from '#ui/heading.tsx'
import { Section } from '#ui/section.tsx'
import { Split } from '#ui/split.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'

/** The newsletter at the end of a post. */
export function PostNewsletter() {
  const t = useTranslations('newsletter')
  return (
    <Section id="newsletter" labelledBy="newsletter-title" screenOnly>
      <Split
        head={
          <Heading level={2} size="part" id="newsletter-title">
            {t('title')}
          </Heading>
        }
      >
        <Stack>
          <Text size="lede">{t('lede')}</Text>
          <NewsletterBox list={mainList} />
        </Stack>
      </Split>
    </Section>
  )
}
