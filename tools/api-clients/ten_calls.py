"""Ten calls of an integrator, with the client that openapi-python-client makes of the document."""

import sys

from sarv_client import AuthenticatedClient
from sarv_client.api.account import profile_get
from sarv_client.api.catalog import datacenter_list
from sarv_client.api.project import project_list
from sarv_client.api.vm import vm_host_create, vm_host_get, vm_image_list, vm_network_create, vm_network_list
from sarv_client.models import CreateVmHostModel, CreateVmNetworkModel, ErrorCode, Quote, Started

base_url, token, project = sys.argv[1:]
client = AuthenticatedClient(base_url=base_url, token=token)
project_id = int(project)

assert profile_get.sync(client=client).email
assert project_list.sync(client=client)[0].id == project_id
assert datacenter_list.sync(client=client)
images = vm_image_list.sync(project_id, client=client, product_id=101)
assert images

# A dry run answers a quote, in the place of what was ordered.
order = CreateVmHostModel(
    vm_image_id=images[0].id, name="from-python", password="Nemune!1405", is_predefined=False, cpu=1, memory=4, disk=50
)
quote = vm_host_create.sync(project_id, client=client, body=order, x_dry_run=True)
assert isinstance(quote, Quote), quote

network = CreateVmNetworkModel(name="from-python", network="10.78.0.0")
made = vm_network_create.sync(project_id, client=client, body=network, idempotency_key="python-1")
assert isinstance(made, Started), made
again = vm_network_create.sync_detailed(project_id, client=client, body=network, idempotency_key="python-1")
assert again.parsed == made and again.headers["Idempotency-Replayed"] == "true"
assert "from-python" in [row.name for row in vm_network_list.sync(project_id, client=client)]

same_name = CreateVmNetworkModel(name="from-python", network="10.79.0.0")
refused = vm_network_create.sync(project_id, client=client, body=same_name)
assert refused.type_ == ErrorCode.NAME_TAKEN and refused.status == 400, refused
assert refused.error_message and refused.trace_id
wrong = vm_host_get.sync_detailed(project_id, 0, client=client)
assert wrong.status_code == 422 and list(wrong.parsed.errors.additional_properties) == ["id"], wrong

print("ten calls with the Python client")
