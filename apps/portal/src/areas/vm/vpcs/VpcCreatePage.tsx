import { pageOfProject } from '../../../services/ServiceListPage.tsx'
import { VpcOrderForm } from './VpcOrderForm.tsx'
import { vpcOrderText as text } from './vpc-order.fa.ts'

/** `/vpc/{projectId}/add` */
export const VpcCreatePage = pageOfProject(text.title, VpcOrderForm)
