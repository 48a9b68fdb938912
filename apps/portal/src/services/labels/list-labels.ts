/** What a list of services shows of labels, to be loaded together. */
export { LabelMenu } from './LabelMenu.tsx'
export { RowLabels } from './RowLabels.tsx'
