// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudCategoryList: build.query<
      KubeCloudCategoryListApiResponse,
      KubeCloudCategoryListApiArg
    >({
      query: () => ({ url: `/api/my/kubernetes/cloud/category/list` }),
      providesTags: ["Catalog"],
    }),
    kubeCloudImageList: build.query<
      KubeCloudImageListApiResponse,
      KubeCloudImageListApiArg
    >({
      query: () => ({ url: `/api/my/kubernetes/cloud/image/list` }),
      providesTags: ["Catalog"],
    }),
    kubeCloudHostCreate: build.mutation<
      KubeCloudHostCreateApiResponse,
      KubeCloudHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createKuberHostModel,
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudHostDelete: build.mutation<
      KubeCloudHostDeleteApiResponse,
      KubeCloudHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudHostEdit: build.mutation<
      KubeCloudHostEditApiResponse,
      KubeCloudHostEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberHostModel,
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudHostGet: build.query<
      KubeCloudHostGetApiResponse,
      KubeCloudHostGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["NameSpace"],
    }),
    kubeCloudHostList: build.query<
      KubeCloudHostListApiResponse,
      KubeCloudHostListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["NameSpace"],
    }),
    kubeCloudConfigmapCreate: build.mutation<
      KubeCloudConfigmapCreateApiResponse,
      KubeCloudConfigmapCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/configmap/create`,
        method: "POST",
        body: queryArg.createKuberConfigmapModel,
      }),
      invalidatesTags: ["ConfigMap", "Operation"],
    }),
    kubeCloudConfigmapDelete: build.mutation<
      KubeCloudConfigmapDeleteApiResponse,
      KubeCloudConfigmapDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/configmap/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["ConfigMap", "Operation"],
    }),
    kubeCloudConfigmapEdit: build.mutation<
      KubeCloudConfigmapEditApiResponse,
      KubeCloudConfigmapEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/configmap/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberConfigmapModel,
      }),
      invalidatesTags: ["ConfigMap", "Operation"],
    }),
    kubeCloudConfigmapGet: build.query<
      KubeCloudConfigmapGetApiResponse,
      KubeCloudConfigmapGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/configmap/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["ConfigMap"],
    }),
    kubeCloudConfigmapList: build.query<
      KubeCloudConfigmapListApiResponse,
      KubeCloudConfigmapListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/configmap/list`,
      }),
      providesTags: ["ConfigMap"],
    }),
    kubeCloudDeployCreate: build.mutation<
      KubeCloudDeployCreateApiResponse,
      KubeCloudDeployCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/create`,
        method: "POST",
        body: queryArg.createKuberDeployModel,
      }),
      invalidatesTags: ["Deployment", "NameSpace", "Ingress", "Operation"],
    }),
    kubeCloudDeployDelete: build.mutation<
      KubeCloudDeployDeleteApiResponse,
      KubeCloudDeployDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Deployment", "NameSpace", "Ingress", "Operation"],
    }),
    kubeCloudDeployEdit: build.mutation<
      KubeCloudDeployEditApiResponse,
      KubeCloudDeployEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberDeployModel,
      }),
      invalidatesTags: ["Deployment", "NameSpace", "Ingress", "Operation"],
    }),
    kubeCloudDeployGet: build.query<
      KubeCloudDeployGetApiResponse,
      KubeCloudDeployGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Deployment"],
    }),
    kubeCloudDeployList: build.query<
      KubeCloudDeployListApiResponse,
      KubeCloudDeployListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/list`,
      }),
      providesTags: ["Deployment"],
    }),
    kubeCloudDeployPortList: build.query<
      KubeCloudDeployPortListApiResponse,
      KubeCloudDeployPortListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/port-list`,
      }),
      providesTags: ["Deployment"],
    }),
    kubeCloudDeployEnvCreate: build.mutation<
      KubeCloudDeployEnvCreateApiResponse,
      KubeCloudDeployEnvCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/${encodeURIComponent(String(queryArg.kuberDeployId))}/env/create`,
        method: "POST",
        body: queryArg.createKuberDeployEnvModel,
      }),
      invalidatesTags: ["Deployment", "Operation"],
    }),
    kubeCloudDeployEnvDelete: build.mutation<
      KubeCloudDeployEnvDeleteApiResponse,
      KubeCloudDeployEnvDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/${encodeURIComponent(String(queryArg.kuberDeployId))}/env/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Deployment", "Operation"],
    }),
    kubeCloudDeployEnvEdit: build.mutation<
      KubeCloudDeployEnvEditApiResponse,
      KubeCloudDeployEnvEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/${encodeURIComponent(String(queryArg.kuberDeployId))}/env/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberDeployEnvModel,
      }),
      invalidatesTags: ["Deployment", "Operation"],
    }),
    kubeCloudDeployEnvGet: build.query<
      KubeCloudDeployEnvGetApiResponse,
      KubeCloudDeployEnvGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/${encodeURIComponent(String(queryArg.kuberDeployId))}/env/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Deployment"],
    }),
    kubeCloudDeployEnvList: build.query<
      KubeCloudDeployEnvListApiResponse,
      KubeCloudDeployEnvListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/deploy/${encodeURIComponent(String(queryArg.kuberDeployId))}/env/list`,
      }),
      providesTags: ["Deployment"],
    }),
    kubeCloudFirewallCreate: build.mutation<
      KubeCloudFirewallCreateApiResponse,
      KubeCloudFirewallCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/firewall/create`,
        method: "POST",
        body: queryArg.createKuberFirewallModel,
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudFirewallDelete: build.mutation<
      KubeCloudFirewallDeleteApiResponse,
      KubeCloudFirewallDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/firewall/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudFirewallEdit: build.mutation<
      KubeCloudFirewallEditApiResponse,
      KubeCloudFirewallEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/firewall/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberFirewallModel,
      }),
      invalidatesTags: ["NameSpace", "Operation"],
    }),
    kubeCloudFirewallGet: build.query<
      KubeCloudFirewallGetApiResponse,
      KubeCloudFirewallGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/firewall/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["NameSpace"],
    }),
    kubeCloudFirewallList: build.query<
      KubeCloudFirewallListApiResponse,
      KubeCloudFirewallListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/firewall/list`,
      }),
      providesTags: ["NameSpace"],
    }),
    kubeCloudIngressCreate: build.mutation<
      KubeCloudIngressCreateApiResponse,
      KubeCloudIngressCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/create`,
        method: "POST",
        body: queryArg.createKuberIngressModel,
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressDelete: build.mutation<
      KubeCloudIngressDeleteApiResponse,
      KubeCloudIngressDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressEdit: build.mutation<
      KubeCloudIngressEditApiResponse,
      KubeCloudIngressEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberIngressModel,
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressGet: build.query<
      KubeCloudIngressGetApiResponse,
      KubeCloudIngressGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Ingress"],
    }),
    kubeCloudIngressList: build.query<
      KubeCloudIngressListApiResponse,
      KubeCloudIngressListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/list`,
      }),
      providesTags: ["Ingress"],
    }),
    kubeCloudIngressRuleCreate: build.mutation<
      KubeCloudIngressRuleCreateApiResponse,
      KubeCloudIngressRuleCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/${encodeURIComponent(String(queryArg.kuberIngressId))}/rule/create`,
        method: "POST",
        body: queryArg.createKuberIngressRuleModel,
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressRuleDelete: build.mutation<
      KubeCloudIngressRuleDeleteApiResponse,
      KubeCloudIngressRuleDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/${encodeURIComponent(String(queryArg.kuberIngressId))}/rule/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressRuleEdit: build.mutation<
      KubeCloudIngressRuleEditApiResponse,
      KubeCloudIngressRuleEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/${encodeURIComponent(String(queryArg.kuberIngressId))}/rule/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberIngressRuleModel,
      }),
      invalidatesTags: ["Ingress", "Operation"],
    }),
    kubeCloudIngressRuleGet: build.query<
      KubeCloudIngressRuleGetApiResponse,
      KubeCloudIngressRuleGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/${encodeURIComponent(String(queryArg.kuberIngressId))}/rule/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Ingress"],
    }),
    kubeCloudIngressRuleList: build.query<
      KubeCloudIngressRuleListApiResponse,
      KubeCloudIngressRuleListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/ingress/${encodeURIComponent(String(queryArg.kuberIngressId))}/rule/list`,
      }),
      providesTags: ["Ingress"],
    }),
    kubeCloudSecretCreate: build.mutation<
      KubeCloudSecretCreateApiResponse,
      KubeCloudSecretCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/secret/create`,
        method: "POST",
        body: queryArg.createKuberSecretModel,
      }),
      invalidatesTags: ["SecretMap", "Operation"],
    }),
    kubeCloudSecretDelete: build.mutation<
      KubeCloudSecretDeleteApiResponse,
      KubeCloudSecretDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/secret/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["SecretMap", "Operation"],
    }),
    kubeCloudSecretEdit: build.mutation<
      KubeCloudSecretEditApiResponse,
      KubeCloudSecretEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/secret/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editKuberSecretModel,
      }),
      invalidatesTags: ["SecretMap", "Operation"],
    }),
    kubeCloudSecretGet: build.query<
      KubeCloudSecretGetApiResponse,
      KubeCloudSecretGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/secret/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["SecretMap"],
    }),
    kubeCloudSecretList: build.query<
      KubeCloudSecretListApiResponse,
      KubeCloudSecretListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cloud/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberHostId))}/secret/list`,
      }),
      providesTags: ["SecretMap"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as kubernetesCloudApi };
export type KubeCloudCategoryListApiResponse =
  /** status 200 OK */ KuberImageCategory[];
export type KubeCloudCategoryListApiArg = void;
export type KubeCloudImageListApiResponse = /** status 200 OK */ KuberImage[];
export type KubeCloudImageListApiArg = void;
export type KubeCloudHostCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudHostCreateApiArg = {
  projectId: number;
  createKuberHostModel: CreateKuberHostModel;
};
export type KubeCloudHostDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type KubeCloudHostEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudHostEditApiArg = {
  projectId: number;
  id: number;
  editKuberHostModel: EditKuberHostModel;
};
export type KubeCloudHostGetApiResponse = /** status 200 OK */ KuberHostDetail;
export type KubeCloudHostGetApiArg = {
  projectId: number;
  id: number;
};
export type KubeCloudHostListApiResponse =
  /** status 200 OK */ KuberHostListItem[];
export type KubeCloudHostListApiArg = {
  projectId: number;
};
export type KubeCloudConfigmapCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudConfigmapCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  createKuberConfigmapModel: CreateKuberConfigmapModel;
};
export type KubeCloudConfigmapDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudConfigmapDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudConfigmapEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudConfigmapEditApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
  editKuberConfigmapModel: EditKuberConfigmapModel;
};
export type KubeCloudConfigmapGetApiResponse =
  /** status 200 OK */ KuberConfigmapDetail;
export type KubeCloudConfigmapGetApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudConfigmapListApiResponse =
  /** status 200 OK */ KuberConfigmapListItem[];
export type KubeCloudConfigmapListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KubeCloudDeployCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  createKuberDeployModel: CreateKuberDeployModel;
};
export type KubeCloudDeployDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudDeployEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployEditApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
  editKuberDeployModel: EditKuberDeployModel;
};
export type KubeCloudDeployGetApiResponse =
  /** status 200 OK */ KuberDeployDetail;
export type KubeCloudDeployGetApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudDeployListApiResponse =
  /** status 200 OK */ KuberDeployListItem[];
export type KubeCloudDeployListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KubeCloudDeployPortListApiResponse =
  /** status 200 OK */ KuberDeployPortListItem[];
export type KubeCloudDeployPortListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KubeCloudDeployEnvCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployEnvCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberDeployId: number;
  createKuberDeployEnvModel: CreateKuberDeployEnvModel;
};
export type KubeCloudDeployEnvDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployEnvDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberDeployId: number;
  id: number;
};
export type KubeCloudDeployEnvEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudDeployEnvEditApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberDeployId: number;
  id: number;
  editKuberDeployEnvModel: EditKuberDeployEnvModel;
};
export type KubeCloudDeployEnvGetApiResponse =
  /** status 200 OK */ DeployEnvDetail;
export type KubeCloudDeployEnvGetApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberDeployId: number;
  id: number;
};
export type KubeCloudDeployEnvListApiResponse =
  /** status 200 OK */ DeployEnvGroup[];
export type KubeCloudDeployEnvListApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberDeployId: number;
};
export type KubeCloudFirewallCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudFirewallCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  createKuberFirewallModel: CreateKuberFirewallModel;
};
export type KubeCloudFirewallDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudFirewallDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudFirewallEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudFirewallEditApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
  editKuberFirewallModel: EditKuberFirewallModel;
};
export type KubeCloudFirewallGetApiResponse =
  /** status 200 OK */ KuberFirewallDetail;
export type KubeCloudFirewallGetApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudFirewallListApiResponse =
  /** status 200 OK */ KuberFirewallListItem[];
export type KubeCloudFirewallListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KubeCloudIngressCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudIngressCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  createKuberIngressModel: CreateKuberIngressModel;
};
export type KubeCloudIngressDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudIngressDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudIngressEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudIngressEditApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
  editKuberIngressModel: EditKuberIngressModel;
};
export type KubeCloudIngressGetApiResponse =
  /** status 200 OK */ KuberIngressDetail;
export type KubeCloudIngressGetApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudIngressListApiResponse =
  /** status 200 OK */ KuberIngressListItem[];
export type KubeCloudIngressListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KubeCloudIngressRuleCreateApiResponse =
  /** status 200 OK */ Started;
export type KubeCloudIngressRuleCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberIngressId: number;
  createKuberIngressRuleModel: CreateKuberIngressRuleModel;
};
export type KubeCloudIngressRuleDeleteApiResponse =
  /** status 200 OK */ Started;
export type KubeCloudIngressRuleDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberIngressId: number;
  id: number;
};
export type KubeCloudIngressRuleEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudIngressRuleEditApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberIngressId: number;
  id: number;
  editKuberIngressRuleModel: EditKuberIngressRuleModel;
};
export type KubeCloudIngressRuleGetApiResponse =
  /** status 200 OK */ IngressRuleDetail;
export type KubeCloudIngressRuleGetApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberIngressId: number;
  id: number;
};
export type KubeCloudIngressRuleListApiResponse =
  /** status 200 OK */ IngressRuleItem[];
export type KubeCloudIngressRuleListApiArg = {
  projectId: number;
  kuberHostId: number;
  kuberIngressId: number;
};
export type KubeCloudSecretCreateApiResponse = /** status 200 OK */ Started;
export type KubeCloudSecretCreateApiArg = {
  projectId: number;
  kuberHostId: number;
  createKuberSecretModel: CreateKuberSecretModel;
};
export type KubeCloudSecretDeleteApiResponse = /** status 200 OK */ Started;
export type KubeCloudSecretDeleteApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudSecretEditApiResponse = /** status 200 OK */ Started;
export type KubeCloudSecretEditApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
  editKuberSecretModel: EditKuberSecretModel;
};
export type KubeCloudSecretGetApiResponse =
  /** status 200 OK */ KuberSecretDetail;
export type KubeCloudSecretGetApiArg = {
  projectId: number;
  kuberHostId: number;
  id: number;
};
export type KubeCloudSecretListApiResponse =
  /** status 200 OK */ KuberSecretListItem[];
export type KubeCloudSecretListApiArg = {
  projectId: number;
  kuberHostId: number;
};
export type KuberImageCategory = {
  id: number;
  name: string | null;
};
export type KuberImageTag = {
  id: number;
  name: string | null;
};
export type KuberImagePort = {
  id: number;
  name: string | null;
};
export type KuberImageKey = {
  id: number;
  name: string | null;
};
export type KuberImage = {
  id: number;
  name: string | null;
  photoName: string | null;
  subtitle: string | null;
  description: string | null;
  path: string | null;
  categoryId: number;
  tags: KuberImageTag[] | null;
  ports: KuberImagePort[] | null;
  /** Env names the image needs, prefilled in the form */
  keys: KuberImageKey[] | null;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateKuberHostModel = {
  name: string;
  isPredefined: boolean;
  productBundleId?: number | null;
  cpu?: number | null;
  /** GB */
  memory?: number | null;
  /** GB */
  disk?: number | null;
  /** Pods divided by ten */
  tenPods?: number | null;
};
export type EditKuberHostModel = {
  cpu: number;
  /** GB */
  memory: number;
  /** GB */
  disk: number;
  /** Pods divided by ten */
  tenPods: number;
};
export type KuberHostDetail = {
  id: number;
  datacenter: string | null;
  datacenterId: number;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  cpu?: number;
  memory?: number;
  disk?: number;
  podInUse?: number;
  /** Pods quota divided by 10 */
  tenPods?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type KuberHostListItem = {
  id: number;
  datacenter: string | null;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Pods now used, not divided */
  podInUse?: number;
  /** Pods quota divided by 10 */
  tenPods?: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type CreateKuberConfigmapModel = {
  name: string;
  alias?: string | null;
  description?: string | null;
  envs: {
    [key: string]: string;
  };
};
export type EditKuberConfigmapModel = {
  alias?: string | null;
  description?: string | null;
  /** Ids of the entries to drop */
  removeEnvIds?: number[] | null;
  /** Entry id -> {key: new value}; id "0" holds the new entries */
  envs?: {
    [key: string]: {
      [key: string]: string;
    };
  } | null;
};
export type ConfigMapEntry = {
  id: number;
  key: string | null;
  value: string | null;
};
export type KuberConfigmapDetail = {
  id: number;
  name: string | null;
  alias?: string | null;
  description?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  keyValuePairs: ConfigMapEntry[] | null;
};
export type KuberConfigmapListItem = {
  id: number;
  name: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  configMaps: ConfigMapEntry[] | null;
};
export type CreateKuberDeployModel = {
  name: string;
  imageTagId: number;
  /** Absent: false */
  isPublic?: boolean;
  /** Absent: 1 */
  replicaNumber?: number;
  keyValue?: {
    [key: string]: {
      [key: string]: string;
    };
  } | null;
};
export type EditKuberDeployModel = {
  /** Variable name -> id */
  envToDelete?: {
    [key: string]: number;
  } | null;
  replicaNumber?: number | null;
  keyValue?: {
    [key: string]: {
      [key: string]: string;
    };
  } | null;
  /** Another tag of the same image; absent: unchanged */
  imageTagId?: number | null;
};
export type DeployPort = {
  portId?: number;
  /** Port on the node */
  nodePort?: number;
  /** Port in the container */
  targetPort?: number;
};
export type KuberDeployDetail = {
  id: number;
  name: string | null;
  image: string | null;
  replica: number;
  namespace: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
  ports?: DeployPort[] | null;
};
export type KuberDeployListItem = {
  id: number;
  name: string | null;
  image: string | null;
  namespace: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  ports?: DeployPort[] | null;
};
export type KuberDeployPortListItem = {
  id: number;
  name: string | null;
  image: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  ports?: DeployPort[] | null;
};
export type CreateKuberDeployEnvModel = {
  /** 1 custom, 2 configMap, 3 secret */
  variableTypeId: number;
  key: string;
  /** Literal text, or the id of the entry of a configmap or secret */
  value: string;
};
export type EditKuberDeployEnvModel = {
  value: string;
};
export type DeployEnvDetail = {
  id: number;
  key: string | null;
  value: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type DeployEnvEntry = {
  id: number;
  key: string | null;
  value: string | null;
};
export type DeployEnvGroup = {
  envs: DeployEnvEntry[] | null;
};
export type CreateKuberFirewallModel = {
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** portId of kubeCloudDeployPortList */
  deployPortId: number;
  /** IPv4 or IPv6 address */
  sourceIp?: string | null;
  /** IPv4 or IPv6 address */
  destinationIp?: string | null;
  description?: string | null;
};
export type EditKuberFirewallModel = {
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  /** portId of kubeCloudDeployPortList */
  deployPortId: number;
  /** IPv4 or IPv6 address */
  sourceIp?: string | null;
  /** IPv4 or IPv6 address */
  destinationIp?: string | null;
  description?: string | null;
};
export type KuberFirewallDetail = {
  id: number;
  /** 1 tcp, 2 udp, 3 icmp, 4 any */
  firewallProtocolId: number;
  deployPortId: number;
  targetPort: number;
  sourceIp: string | null;
  destinationIp?: string | null;
  description?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type KuberFirewallListItem = {
  id: number;
  sourceIp: string | null;
  protocol: string | null;
  targetPort: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export type CreateKuberIngressRuleItemModel = {
  path: string;
  /** portId of kubeCloudDeployPortList */
  kuberCloudDeployPortId: number;
};
export type CreateKuberIngressModel = {
  name: string;
  domainName: string;
  /** 3 https, 4 http */
  protocolTypeId: number;
  /** A TLS secret; HTTPS needs it */
  secretId?: number | null;
  rules: CreateKuberIngressRuleItemModel[];
};
export type EditKuberIngressModel = {
  domainName: string;
  /** 3 https, 4 http */
  protocolTypeId: number;
  /** A TLS secret; HTTPS needs it */
  secretId?: number | null;
};
export type IngressRuleDetail = {
  id: number;
  path: string | null;
  serviceName: string | null;
  port: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type KuberIngressDetail = {
  id: number;
  name: string | null;
  domainName: string | null;
  /** 3 https, 4 http */
  protocolTypeId: number;
  kuberCloudSecretId?: number | null;
  rules: IngressRuleDetail[] | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type IngressRuleItem = {
  id: number;
  path: string | null;
  serviceName: string | null;
  port: number;
};
export type KuberIngressListItem = {
  id: number;
  name: string | null;
  domainName: string | null;
  /** 3 https, 4 http */
  protocolTypeId: number;
  kuberCloudSecretId?: number | null;
  ruleCount: number;
  rules: IngressRuleItem[] | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type CreateKuberIngressRuleModel = {
  rules: CreateKuberIngressRuleItemModel[];
};
export type EditKuberIngressRuleModel = {
  path: string;
  /** portId of kubeCloudDeployPortList */
  kuberDeployPortId: number;
};
export type CreateKuberSecretModel = {
  name: string;
  /** 1 opaque, 2 tls, 3 imageRegistry, 4 usernamePassword */
  secretTypeId: number;
  alias?: string | null;
  description?: string | null;
  /** Key -> value; the keys of all types but opaque are fixed */
  envs: {
    [key: string]: string;
  };
};
export type EditKuberSecretModel = {
  alias?: string | null;
  description?: string | null;
  /** Ids of the entries to drop */
  removeEnvIds?: number[] | null;
  /** Entry id -> {key: new value}; id "0" holds the new entries */
  envs?: {
    [key: string]: {
      [key: string]: string;
    };
  } | null;
};
export type SecretEntry = {
  id: number;
  key: string | null;
  /** Plain text */
  value: string | null;
};
export type KuberSecretDetail = {
  id: number;
  name: string | null;
  alias?: string | null;
  description?: string | null;
  /** 1 opaque, 2 tls, 3 imageRegistry, 4 usernamePassword */
  secretTypeId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  keyValuePairs: SecretEntry[] | null;
};
export type KuberSecretListItem = {
  id: number;
  name: string | null;
  /** 1 opaque, 2 tls, 3 imageRegistry, 4 usernamePassword */
  secretTypeId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  secrets: SecretEntry[] | null;
};
export const useKubeCloudCategoryListQuery = injectedRtkApi.useKubeCloudCategoryListQuery;
export const useLazyKubeCloudCategoryListQuery = injectedRtkApi.useLazyKubeCloudCategoryListQuery;
export const useKubeCloudImageListQuery = injectedRtkApi.useKubeCloudImageListQuery;
export const useLazyKubeCloudImageListQuery = injectedRtkApi.useLazyKubeCloudImageListQuery;
export const useKubeCloudHostCreateMutation = injectedRtkApi.useKubeCloudHostCreateMutation;
export const useKubeCloudHostDeleteMutation = injectedRtkApi.useKubeCloudHostDeleteMutation;
export const useKubeCloudHostEditMutation = injectedRtkApi.useKubeCloudHostEditMutation;
export const useKubeCloudHostGetQuery = injectedRtkApi.useKubeCloudHostGetQuery;
export const useLazyKubeCloudHostGetQuery = injectedRtkApi.useLazyKubeCloudHostGetQuery;
export const useKubeCloudHostListQuery = injectedRtkApi.useKubeCloudHostListQuery;
export const useLazyKubeCloudHostListQuery = injectedRtkApi.useLazyKubeCloudHostListQuery;
export const useKubeCloudConfigmapCreateMutation = injectedRtkApi.useKubeCloudConfigmapCreateMutation;
export const useKubeCloudConfigmapDeleteMutation = injectedRtkApi.useKubeCloudConfigmapDeleteMutation;
export const useKubeCloudConfigmapEditMutation = injectedRtkApi.useKubeCloudConfigmapEditMutation;
export const useKubeCloudConfigmapGetQuery = injectedRtkApi.useKubeCloudConfigmapGetQuery;
export const useLazyKubeCloudConfigmapGetQuery = injectedRtkApi.useLazyKubeCloudConfigmapGetQuery;
export const useKubeCloudConfigmapListQuery = injectedRtkApi.useKubeCloudConfigmapListQuery;
export const useLazyKubeCloudConfigmapListQuery = injectedRtkApi.useLazyKubeCloudConfigmapListQuery;
export const useKubeCloudDeployCreateMutation = injectedRtkApi.useKubeCloudDeployCreateMutation;
export const useKubeCloudDeployDeleteMutation = injectedRtkApi.useKubeCloudDeployDeleteMutation;
export const useKubeCloudDeployEditMutation = injectedRtkApi.useKubeCloudDeployEditMutation;
export const useKubeCloudDeployGetQuery = injectedRtkApi.useKubeCloudDeployGetQuery;
export const useLazyKubeCloudDeployGetQuery = injectedRtkApi.useLazyKubeCloudDeployGetQuery;
export const useKubeCloudDeployListQuery = injectedRtkApi.useKubeCloudDeployListQuery;
export const useLazyKubeCloudDeployListQuery = injectedRtkApi.useLazyKubeCloudDeployListQuery;
export const useKubeCloudDeployPortListQuery = injectedRtkApi.useKubeCloudDeployPortListQuery;
export const useLazyKubeCloudDeployPortListQuery = injectedRtkApi.useLazyKubeCloudDeployPortListQuery;
export const useKubeCloudDeployEnvCreateMutation = injectedRtkApi.useKubeCloudDeployEnvCreateMutation;
export const useKubeCloudDeployEnvDeleteMutation = injectedRtkApi.useKubeCloudDeployEnvDeleteMutation;
export const useKubeCloudDeployEnvEditMutation = injectedRtkApi.useKubeCloudDeployEnvEditMutation;
export const useKubeCloudDeployEnvGetQuery = injectedRtkApi.useKubeCloudDeployEnvGetQuery;
export const useLazyKubeCloudDeployEnvGetQuery = injectedRtkApi.useLazyKubeCloudDeployEnvGetQuery;
export const useKubeCloudDeployEnvListQuery = injectedRtkApi.useKubeCloudDeployEnvListQuery;
export const useLazyKubeCloudDeployEnvListQuery = injectedRtkApi.useLazyKubeCloudDeployEnvListQuery;
export const useKubeCloudFirewallCreateMutation = injectedRtkApi.useKubeCloudFirewallCreateMutation;
export const useKubeCloudFirewallDeleteMutation = injectedRtkApi.useKubeCloudFirewallDeleteMutation;
export const useKubeCloudFirewallEditMutation = injectedRtkApi.useKubeCloudFirewallEditMutation;
export const useKubeCloudFirewallGetQuery = injectedRtkApi.useKubeCloudFirewallGetQuery;
export const useLazyKubeCloudFirewallGetQuery = injectedRtkApi.useLazyKubeCloudFirewallGetQuery;
export const useKubeCloudFirewallListQuery = injectedRtkApi.useKubeCloudFirewallListQuery;
export const useLazyKubeCloudFirewallListQuery = injectedRtkApi.useLazyKubeCloudFirewallListQuery;
export const useKubeCloudIngressCreateMutation = injectedRtkApi.useKubeCloudIngressCreateMutation;
export const useKubeCloudIngressDeleteMutation = injectedRtkApi.useKubeCloudIngressDeleteMutation;
export const useKubeCloudIngressEditMutation = injectedRtkApi.useKubeCloudIngressEditMutation;
export const useKubeCloudIngressGetQuery = injectedRtkApi.useKubeCloudIngressGetQuery;
export const useLazyKubeCloudIngressGetQuery = injectedRtkApi.useLazyKubeCloudIngressGetQuery;
export const useKubeCloudIngressListQuery = injectedRtkApi.useKubeCloudIngressListQuery;
export const useLazyKubeCloudIngressListQuery = injectedRtkApi.useLazyKubeCloudIngressListQuery;
export const useKubeCloudIngressRuleCreateMutation = injectedRtkApi.useKubeCloudIngressRuleCreateMutation;
export const useKubeCloudIngressRuleDeleteMutation = injectedRtkApi.useKubeCloudIngressRuleDeleteMutation;
export const useKubeCloudIngressRuleEditMutation = injectedRtkApi.useKubeCloudIngressRuleEditMutation;
export const useKubeCloudIngressRuleGetQuery = injectedRtkApi.useKubeCloudIngressRuleGetQuery;
export const useLazyKubeCloudIngressRuleGetQuery = injectedRtkApi.useLazyKubeCloudIngressRuleGetQuery;
export const useKubeCloudIngressRuleListQuery = injectedRtkApi.useKubeCloudIngressRuleListQuery;
export const useLazyKubeCloudIngressRuleListQuery = injectedRtkApi.useLazyKubeCloudIngressRuleListQuery;
export const useKubeCloudSecretCreateMutation = injectedRtkApi.useKubeCloudSecretCreateMutation;
export const useKubeCloudSecretDeleteMutation = injectedRtkApi.useKubeCloudSecretDeleteMutation;
export const useKubeCloudSecretEditMutation = injectedRtkApi.useKubeCloudSecretEditMutation;
export const useKubeCloudSecretGetQuery = injectedRtkApi.useKubeCloudSecretGetQuery;
export const useLazyKubeCloudSecretGetQuery = injectedRtkApi.useLazyKubeCloudSecretGetQuery;
export const useKubeCloudSecretListQuery = injectedRtkApi.useKubeCloudSecretListQuery;
export const useLazyKubeCloudSecretListQuery = injectedRtkApi.useLazyKubeCloudSecretListQuery;
