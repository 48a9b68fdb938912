import type { ShapeExamples } from '../area.ts'

export const portalExamples = {
  CreateBlogCommentModel: { name: 'سارا احمدی' },
} as const satisfies ShapeExamples
