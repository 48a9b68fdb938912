// Written by `npm run gen` from the contract. Never edited by hand.
export * from "./portal/business-unit.generated.ts";
export * from "./portal/contact-us.generated.ts";
export * from "./portal/customer-limit.generated.ts";
export * from "./portal/issue.generated.ts";
export * from "./portal/issue-item.generated.ts";
export * from "./portal/issue-subject.generated.ts";
export * from "./portal/news.generated.ts";
export * from "./portal/notification.generated.ts";
export * from "./portal/operation.generated.ts";
export * from "./portal/outbox.generated.ts";
export * from "./portal/product.generated.ts";
export * from "./portal/product-bundle.generated.ts";
export * from "./portal/product-item.generated.ts";
export * from "./portal/promotion.generated.ts";
export * from "./portal/website-alarm.generated.ts";
export * from "./portal/website-blog.generated.ts";
export * from "./portal/website-blog-comment.generated.ts";
export type OutboxListApiResponse = /** status 200 OK */ OutboxMessage[];
export type OutboxListApiArg = void;
export type BusinessUnitListApiResponse =
  /** status 200 OK */ BusinessUnitListItem[];
export type BusinessUnitListApiArg = void;
export type ContactUsCreateApiResponse = unknown;
export type ContactUsCreateApiArg = {
  createContactUsModel: CreateContactUsModel;
};
export type CustomerLimitResourceUsagesApiResponse =
  /** status 200 OK */ ResourceUsage;
export type CustomerLimitResourceUsagesApiArg = void;
export type IssueItemCreateApiResponse = /** status 200 OK */ Started;
export type IssueItemCreateApiArg = {
  createIssueItemModel: CreateIssueItemModel;
};
export type IssueItemDownloadApiResponse = unknown;
export type IssueItemDownloadApiArg = {
  id: number;
};
export type IssueItemListApiResponse = /** status 200 OK */ IssueThread;
export type IssueItemListApiArg = {
  issueId: number;
};
export type IssueSubjectListApiResponse =
  /** status 200 OK */ IssueSubjectListItem[];
export type IssueSubjectListApiArg = void;
export type IssueSubjectShortListApiResponse =
  /** status 200 OK */ IssueSubjectShortItem[];
export type IssueSubjectShortListApiArg = {
  issueSubjectShortListModel: IssueSubjectShortListModel;
};
export type IssueCloseApiResponse = unknown;
export type IssueCloseApiArg = {
  id: number;
};
export type IssueCreateApiResponse = /** status 200 OK */ Started;
export type IssueCreateApiArg = {
  createIssueModel: CreateIssueModel;
};
export type IssueListApiResponse = /** status 200 OK */ IssueListItem[];
export type IssueListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type IssueShortListApiResponse = /** status 200 OK */ IssueShortItem[];
export type IssueShortListApiArg = void;
export type NewsCreateApiResponse = unknown;
export type NewsCreateApiArg = {
  createNewsletterModel: CreateNewsletterModel;
};
export type NewsUnsubscribeApiResponse = unknown;
export type NewsUnsubscribeApiArg = {
  email: string;
};
export type NotificationListApiResponse =
  /** status 200 OK */ NotificationListItem[];
export type NotificationListApiArg = {
  /** From 1 */
  pageNumber?: number;
  pageSize?: number;
  search?: string;
  /** A field of the row; a leading dash turns the order round */
  sort?: string;
};
export type NotificationSeenAllApiResponse = unknown;
export type NotificationSeenAllApiArg = void;
export type NotificationSeenApiResponse = unknown;
export type NotificationSeenApiArg = {
  id: number;
};
export type NotificationShortListApiResponse =
  /** status 200 OK */ NotificationListItem[];
export type NotificationShortListApiArg = void;
export type OperationCancelApiResponse = /** status 200 OK */ Started;
export type OperationCancelApiArg = {
  id: number;
};
export type OperationGetApiResponse = /** status 200 OK */ OperationDetail;
export type OperationGetApiArg = {
  id: number;
};
export type OperationListApiResponse = /** status 200 OK */ OperationListItem[];
export type OperationListApiArg = {
  projectId?: number;
  serviceType?: string;
  serviceId?: number;
  active?: boolean;
};
export type OperationRetryApiResponse = /** status 200 OK */ Started;
export type OperationRetryApiArg = {
  id: number;
};
export type ProductBundleBareMetalListApiResponse =
  /** status 200 OK */ BareMetalBundle[];
export type ProductBundleBareMetalListApiArg = void;
export type ProductBundleKuberCloudListApiResponse =
  /** status 200 OK */ KuberCloudBundle[];
export type ProductBundleKuberCloudListApiArg = void;
export type ProductBundleKuberClusterListApiResponse =
  /** status 200 OK */ KuberClusterBundle[];
export type ProductBundleKuberClusterListApiArg = void;
export type ProductBundleStorageListApiResponse =
  /** status 200 OK */ StorageBundle[];
export type ProductBundleStorageListApiArg = void;
export type ProductBundleVmListApiResponse = /** status 200 OK */ VmBundle[];
export type ProductBundleVmListApiArg = void;
export type ProductBundleVolumeListApiResponse =
  /** status 200 OK */ VolumeBundle[];
export type ProductBundleVolumeListApiArg = void;
export type ProductBundleVpcListApiResponse = /** status 200 OK */ VpcBundle[];
export type ProductBundleVpcListApiArg = void;
export type ProductBundleWebListApiResponse = /** status 200 OK */ WebBundle[];
export type ProductBundleWebListApiArg = void;
export type ProductItemKubernetesPriceApiResponse =
  /** status 200 OK */ KubernetesPrice;
export type ProductItemKubernetesPriceApiArg = {
  workerNodeCount: number;
};
export type ProductItemListApiResponse = /** status 200 OK */ ProductItem[];
export type ProductItemListApiArg = {
  productId: number;
};
export type ProductGetApiResponse = /** status 200 OK */ ProductDetail;
export type ProductGetApiArg = {
  id: number;
};
export type ProductListApiResponse = /** status 200 OK */ ProductListItem[];
export type ProductListApiArg = void;
export type PromotionRedirectLinkApiResponse = /** status 200 OK */ string;
export type PromotionRedirectLinkApiArg = {
  code: string;
};
export type WebsiteAlarmListApiResponse = /** status 200 OK */ WebsiteAlarm[];
export type WebsiteAlarmListApiArg = void;
export type BlogCommentCreateApiResponse = unknown;
export type BlogCommentCreateApiArg = {
  createBlogCommentModel: CreateBlogCommentModel;
};
export type BlogCommentGetApiResponse = /** status 200 OK */ BlogComment[];
export type BlogCommentGetApiArg = {
  id: number;
};
export type BlogGetHeaderArticlesApiResponse =
  /** status 200 OK */ BlogHeaderArticle[];
export type BlogGetHeaderArticlesApiArg = void;
export type BlogGetRandomArticlesApiResponse =
  /** status 200 OK */ BlogRandomArticle[];
export type BlogGetRandomArticlesApiArg = {
  link: string;
};
export type BlogGetApiResponse = /** status 200 OK */ BlogArticle;
export type BlogGetApiArg = {
  link: string;
};
export type BlogListApiResponse = /** status 200 OK */ BlogArticleListItem[];
export type BlogListApiArg = void;
export type OutboxMessage = {
  id: number;
  channel: "email" | "sms";
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  status: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type BusinessUnitListItem = {
  /** 1 sales, 2 technical, 3 financial */
  id: number;
  name: string | null;
};
export type CreateContactUsModel = {
  firstName: string;
  lastName: string;
  email: string;
  content: string;
};
export type ResourceUsage = {
  maxCpuUsage?: number;
  currentCpuUsage?: number;
  maxMemoryUsage?: number;
  currentMemoryUsage?: number;
  maxDiskUsage?: number;
  currentDiskUsage?: number;
  maxFirewallRuleCount?: number;
  currentFirewallRuleCount?: number;
  maxIpCount?: number;
  currentIpCount?: number;
  maxVmCount?: number;
  currentVmCount?: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateIssueItemModel = {
  issueId: number;
  content: string;
  /** jpg, png or pdf, at most 25 MB */
  attachment?: unknown;
};
export type IssueMessage = {
  id: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  issueDate: string;
  content: string | null;
  user: string | null;
  userId: number;
  /** Present = downloadable with issueItemDownload(id of the message) */
  fileName?: string | null;
  fileSize?: number | null;
};
export type IssueThread = {
  issueId: number;
  issueSubject: string | null;
  businessUnit: string | null;
  order?: string | null;
  /** 1 waiting, 2 answered, 3 completed */
  issueStatusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate?: string | null;
  issueItems?: IssueMessage[] | null;
  /** 1 important, 2 veryImportant, 3 urgent */
  issuePriorityId?: number;
};
export type IssueSubjectListItem = {
  id: number;
  name: string | null;
};
export type IssueSubjectShortItem = {
  id: number;
  name: string | null;
};
export type IssueSubjectShortListModel = {
  productId?: number | null;
  businessUnitId?: number | null;
};
export type CreateIssueModel = {
  content: string;
  businessUnitId: number;
  issueSubjectId: number;
  /** 1 important, 2 veryImportant, 3 urgent */
  issuePriorityId?: number;
  /** The own service that the ticket is about */
  orderId?: number | null;
  productId?: number | null;
  /** jpg, png or pdf, at most 25 MB */
  attachment?: unknown;
};
export type IssueListItem = {
  id: number;
  issueSubject: string | null;
  businessUnit: string | null;
  issueStatus: string | null;
  /** 1 waiting, 2 answered, 3 completed */
  issueStatusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string | null;
};
export type IssueShortItem = {
  id: number;
  issueSubject: string | null;
  issueStatus: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate?: string | null;
};
export type CreateNewsletterModel = {
  email: string;
};
export type NotificationListItem = {
  id: number;
  content: string | null;
  subject: string | null;
  /** Set by notificationSeen */
  isRead: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  notificationDate: string;
  /** The path of the portal’s page that it is about */
  link?: string | null;
};
export type OperationStep = {
  /** Persian */
  name: string;
  /** 1 queued, 2 running, 3 done, 4 failed, 5 cancelled */
  operationStatusId: number;
  attempt: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  startDate: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  endDate: string | null;
  error: string | null;
};
export type OperationDetail = {
  id: number;
  /** The id of the call that started it */
  kind: string;
  /** Persian; what is done, without names */
  title: string;
  /** Persian; what is done to what, with both names where it is about two things */
  sentence: string;
  projectId: number | null;
  /** A name of productCategory */
  serviceType: string;
  serviceId: number | null;
  serviceName: string | null;
  user: string | null;
  /** 1 queued, 2 running, 3 done, 4 failed, 5 cancelled */
  operationStatusId: number;
  /** 0-100, done steps of all steps */
  percent: number;
  /** Persian name of the running or failed step */
  step: string | null;
  /** Which of its steps it is at, from 1 */
  stepNumber?: number;
  stepCount?: number;
  /** While it goes on: when it will probably be done, by what its steps took in the last operations of its kind */
  expectedEndDate?: string;
  /** Persian reason of the failure */
  reason: string | null;
  canRetry: boolean;
  canCancel: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  endDate: string | null;
  steps: OperationStep[];
};
export type OperationListItem = {
  id: number;
  /** The id of the call that started it */
  kind: string;
  /** Persian; what is done, without names */
  title: string;
  /** Persian; what is done to what, with both names where it is about two things */
  sentence: string;
  projectId: number | null;
  /** A name of productCategory */
  serviceType: string;
  serviceId: number | null;
  serviceName: string | null;
  user: string | null;
  /** 1 queued, 2 running, 3 done, 4 failed, 5 cancelled */
  operationStatusId: number;
  /** 0-100, done steps of all steps */
  percent: number;
  /** Persian name of the running or failed step */
  step: string | null;
  /** Which of its steps it is at, from 1 */
  stepNumber?: number;
  stepCount?: number;
  /** While it goes on: when it will probably be done, by what its steps took in the last operations of its kind */
  expectedEndDate?: string;
  /** Persian reason of the failure */
  reason: string | null;
  canRetry: boolean;
  canCancel: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  endDate: string | null;
};
export type BareMetalBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  physicalCpu: number;
  physicalMemory: number;
  physicalDisk: number;
  networkPort: number;
  bareMetalIpv4: number;
};
export type KuberCloudBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  kuberCpu: number;
  kuberMemory: number;
  kuberDisk: number;
  /** Pods / 10: shown times 10 */
  kuber10Pods: number;
};
export type KuberClusterBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  vCpu: number;
  vMemory: number;
  vDisk: number;
  ipv4: number;
};
export type StorageBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  vDisk: number;
};
export type VmBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  vCpu: number;
  vMemory: number;
  vDisk: number;
  ipv4: number;
  /** Ours: most customers choose it */
  isPopular?: boolean;
};
export type VolumeBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  vDisk: number;
};
export type VpcBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  /** Rules quota divided by 10 */
  rules10: number;
  ipv4: number;
};
export type WebBundle = {
  id: number;
  name: string | null;
  /** Whole rials per 30 days, before VAT */
  price: number;
  quantity?: number;
};
export type ProductItem = {
  /** 101 vCpu, 102 vMemory, 103 vDisk, 104 ipv4, 105 ipv6, 107 freeDns, 108 freeCdn, 110 cloudDisk, 111 kuberCpu, 112 kuberMemory, 113 kuberDisk, 114 kuber10Pods, 119 kubernetesCluster, 122 physicalCpu, 123 physicalMemory, 124 physicalDisk, 125 networkPort, 126 bareMetalIpv4, 130 rackUnitSpace, 131 rackUnitPower, 132 networkPort1G, 133 networkPort10G, 134 colocationIpv4, 138 vpcIpv4, 139 vpc10Rules */
  id: number;
  name: string | null;
  /** Whole rials per unit and 30 days, before VAT */
  price: number;
  /** Unit label, e.g. core, GB */
  unit: string | null;
  /** Ours: a server that is off still pays for it */
  isPaidWhileOff?: boolean;
};
export type MasterVmSpec = {
  /** 101 vCpu, 102 vMemory, 103 vDisk, 104 ipv4, 105 ipv6, 107 freeDns, 108 freeCdn, 110 cloudDisk, 111 kuberCpu, 112 kuberMemory, 113 kuberDisk, 114 kuber10Pods, 119 kubernetesCluster, 122 physicalCpu, 123 physicalMemory, 124 physicalDisk, 125 networkPort, 126 bareMetalIpv4, 130 rackUnitSpace, 131 rackUnitPower, 132 networkPort1G, 133 networkPort10G, 134 colocationIpv4, 138 vpcIpv4, 139 vpc10Rules */
  productItemId: number;
  name: string | null;
  /** Per master node */
  quantity: number;
};
export type MasterNodesInfo = {
  /** 101 vCpu, 102 vMemory, 103 vDisk, 104 ipv4, 105 ipv6, 107 freeDns, 108 freeCdn, 110 cloudDisk, 111 kuberCpu, 112 kuberMemory, 113 kuberDisk, 114 kuber10Pods, 119 kubernetesCluster, 122 physicalCpu, 123 physicalMemory, 124 physicalDisk, 125 networkPort, 126 bareMetalIpv4, 130 rackUnitSpace, 131 rackUnitPower, 132 networkPort1G, 133 networkPort10G, 134 colocationIpv4, 138 vpcIpv4, 139 vpc10Rules */
  kubernetesManagementItemId: number;
  /** Whole rials per 30 days, once per cluster */
  kubernetesManagementItemPrice: number;
  masterNodeCount: number;
  masterVmSpecs: MasterVmSpec[] | null;
};
export type KubernetesPrice = {
  /** Unit prices of vCPU, memory, disk and IPv4 */
  vmProductItemsPrice: ProductItem[] | null;
  masterNodesInfo: MasterNodesInfo;
};
export type ProductDetail = {
  id: number;
  name: string | null;
  description?: string | null;
  supplementaryDescription?: string | null;
};
export type ProductListItem = {
  /** 101 vm, 102 dns, 103 cdn, 104 storage, 105 kubernetesCloud, 106 kubernetesCluster, 107 bareMetal, 108 colocation, 109 vpc, 110 domain, 111 web */
  id: number;
  name: string | null;
  description?: string | null;
};
export type WebsiteAlarm = {
  subject?: string | null;
  link?: string | null;
};
export type CreateBlogCommentModel = {
  websiteBlogId: number;
  name: string;
  email: string;
  content: string;
  parentId?: number | null;
};
export type BlogComment = {
  id: number;
  parentId?: number | null;
  name?: string | null;
  content?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export type BlogHeaderArticle = {
  imageLink?: string | null;
  author?: string | null;
  title?: string | null;
  subtitle?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Spelled so on the wire */
  webBolgTags?: string[] | null;
};
export type BlogRandomArticle = {
  imageLink?: string | null;
  link?: string | null;
  author?: string | null;
  title?: string | null;
  subtitle?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export type BlogArticle = {
  id: number;
  author: string | null;
  imageLink: string | null;
  link: string | null;
  title: string | null;
  subtitle: string | null;
  /** HTML */
  text: string | null;
  viewCount?: number;
  loveCount?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Spelled so on the wire */
  webBolgTags?: string[] | null;
};
export type BlogArticleListItem = {
  link?: string | null;
  imageLink?: string | null;
  author?: string | null;
  title?: string | null;
  subtitle?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** Spelled so on the wire */
  webBolgTags?: string[] | null;
};
