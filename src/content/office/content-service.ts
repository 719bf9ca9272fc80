import { data, type RouterContextProvider } from 'react-router'
import { officeContext } from '#frame/office/office-context.ts'
import type { ContentService } from '../ports/content-service.ts'

/** The content of the site. Where it comes from another system, its screens are not there. */
export function contentService(context: Readonly<RouterContextProvider>): ContentService {
  const { content } = context.get(officeContext).service
  if (!content) throw data(null, { status: 404 })
  return content
}
