"""What a provider's cloud has before the first customer: zones, images, networks, a volume type. Ends with lab.json."""

import hashlib
import json
import os
import pathlib
import subprocess
import time

import openstack

state = pathlib.Path(os.environ['SARV_LAB_STATE'])
secrets = dict(line.split('=', 1) for line in (state / 'secrets').read_text().split())
zones = os.environ['ZONES'].split(',')
hosts = {zone: f'{zone}1' for zone in zones}
images = ['sarv-guest', 'sarv-guest-2']
cloud = openstack.connect(cloud='admin')


def wait_until(what, is_true, seconds=180):
    end = time.monotonic() + seconds
    while not is_true():
        if time.monotonic() > end:
            raise SystemExit(f'{what} did not come up in {seconds} s')
        time.sleep(1)


def seed_images():
    file = state / ('guest.qcow2' if 'tcg' in zones else 'guest-blank.qcow2')
    checksum = hashlib.md5(file.read_bytes()).hexdigest()
    for name in images:
        for image in cloud.image.images(name=name):
            if image.checksum == checksum:
                break
            # A blank one from a start without the zone tcg would not boot there; nor does an upload that was cut off.
            if 'tcg' in zones or image.status != 'active':
                cloud.image.delete_image(image)
            else:
                break
        else:
            cloud.create_image(
                name,
                filename=str(file),
                disk_format='qcow2',
                container_format='bare',
                visibility='public',
                min_disk=1,
                min_ram=192,
                wait=True,
                hw_rng_model='virtio',
                os_distro='sarv-guest',
                os_type='linux',
            )


def network(name, **settings):
    return cloud.network.find_network(name) or cloud.network.create_network(name=name, **settings)


def subnet(name, of, **settings):
    return cloud.network.find_subnet(name) or cloud.network.create_subnet(name=name, network_id=of.id, **settings)


def seed_networks():
    public = network(
        'public', is_router_external=True, provider_network_type='flat', provider_physical_network='physnet1'
    )
    public_v4 = subnet(
        'public',
        public,
        ip_version=4,
        cidr='172.24.4.0/24',
        gateway_ip='172.24.4.1',
        is_dhcp_enabled=False,
        allocation_pools=[{'start': '172.24.4.10', 'end': '172.24.4.250'}],
    )
    inet = network('inet', is_shared=True)
    inet_v4 = subnet(
        'inet-v4',
        inet,
        ip_version=4,
        cidr='203.0.113.0/24',
        gateway_ip='203.0.113.1',
        allocation_pools=[{'start': '203.0.113.10', 'end': '203.0.113.250'}],
    )
    # Stateful: a port has an address here when it asks for one. SLAAC would give one to every port.
    inet_v6 = subnet(
        'inet-v6',
        inet,
        ip_version=6,
        cidr='2001:db8:1::/64',
        gateway_ip='2001:db8:1::1',
        ipv6_ra_mode='dhcpv6-stateful',
        ipv6_address_mode='dhcpv6-stateful',
    )
    seed_edge(public, public_v4, [inet_v4, inet_v6])


def seed_edge(public, public_v4, subnets):
    """The provider's router: with it, addresses of `inet` are reachable from the outside as they are."""
    edge = cloud.network.find_router('edge') or cloud.network.create_router(
        name='edge',
        external_gateway_info={
            'network_id': public.id,
            'enable_snat': False,
            'external_fixed_ips': [{'subnet_id': public_v4.id, 'ip_address': '172.24.4.2'}],
        },
    )
    joined = {
        address['subnet_id'] for port in cloud.network.ports(device_id=edge.id) for address in port.fixed_ips
    }
    for each in subnets:
        if each.id not in joined:
            cloud.network.add_interface_to_router(edge, subnet_id=each.id)


def seed_flavors():
    have = {flavor.name for flavor in cloud.compute.flavors()}
    for name, ram, vcpus, disk in (('lab.nano', 192, 1, 1), ('lab.small', 256, 1, 2)):
        if name not in have:
            cloud.compute.create_flavor(name=name, ram=ram, vcpus=vcpus, disk=disk)


def computes_are_up():
    services = cloud.compute.get('/os-services?binary=nova-compute').json()['services']
    # A record from before this start says "up" for a minute although nobody is there yet.
    up = {
        service['host']
        for service in services
        if service['state'] == 'up' and (service['updated_at'] or '') >= os.environ['COMPUTES_SINCE']
    }
    known = {each['service']['host'] for each in cloud.compute.get('/os-hypervisors/detail').json()['hypervisors']}
    wanted = set(hosts.values())
    if wanted <= up and not wanted <= known:
        # A new host gets into its cell by this, or by a periodic task much later.
        nova_conf = state / 'etc/nova/nova.conf'
        subprocess.run(['nova-manage', '--config-file', nova_conf, 'cell_v2', 'discover_hosts'], check=True)
    return wanted <= up and wanted <= known


def seed_zones():
    have = {aggregate.name for aggregate in cloud.compute.aggregates()}
    for zone, host in hosts.items():
        if zone not in have:
            aggregate = cloud.compute.create_aggregate(name=zone, availability_zone=zone)
            cloud.compute.add_host_to_aggregate(aggregate.id, host)


def volumes_are_up():
    services = cloud.block_storage.get('/os-services').json()['services']
    up = {service['binary'] for service in services if service['state'] == 'up'}
    return {'cinder-scheduler', 'cinder-volume', 'cinder-backup'} <= up


def write_lab_file():
    lab = {
        'authUrl': 'http://127.0.0.1:5000/v3',
        'region': 'RegionOne',
        'username': 'sarv',
        'password': secrets['SARV_PASSWORD'],
        'userDomain': 'Default',
        'projectDomain': 'Default',
        'homeProject': 'sarv',
        'zones': zones,
        'publicNetwork': 'inet',
        'externalNetwork': 'public',
        'volumeType': 'standard',
        'images': images,
    }
    if os.environ['BALANCERS'] == '1':
        lab['balancers'] = 'ovn'
    draft = state / 'lab.json.new'
    draft.touch(mode=0o600)
    draft.write_text(json.dumps(lab, indent=2) + '\n')
    draft.rename(state / 'lab.json')


seed_flavors()
seed_networks()
seed_images()
wait_until('nova-compute', computes_are_up)
seed_zones()
wait_until('cinder', volumes_are_up)
if not any(kind.name == 'standard' for kind in cloud.block_storage.types()):
    cloud.block_storage.create_type(name='standard', extra_specs={'volume_backend_name': 'nfs'})
write_lab_file()
