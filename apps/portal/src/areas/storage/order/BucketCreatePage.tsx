import { pageOfProject } from '../../../services/ServiceListPage.tsx'
import { BucketOrderForm } from './BucketOrderForm.tsx'
import { bucketOrderText as text } from './bucket-order.fa.ts'

/** `/storage/{projectId}/add` */
export const BucketCreatePage = pageOfProject(text.title, BucketOrderForm)
