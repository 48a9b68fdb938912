"""Users, roles, services and endpoints, in one process: each command of the `openstack` client would take seconds."""

import os
import pathlib

import openstack

secrets = dict(line.split('=', 1) for line in pathlib.Path(os.environ['SARV_LAB_STATE'], 'secrets').read_text().split())
identity = openstack.connect(cloud='admin').identity
domain = 'default'

roles = {role.name: role for role in identity.roles()}
for name in ('service', 'member', 'reader', 'load-balancer_member', 'load-balancer_admin'):
    if name not in roles:
        roles[name] = identity.create_role(name=name)
users = {user.name: user for user in identity.users(domain_id=domain)}


def project(name):
    return identity.find_project(name, domain_id=domain) or identity.create_project(name=name, domain_id=domain)


def user(name, password, home, *wanted):
    made = users.get(name) or identity.create_user(
        name=name, password=password, domain_id=domain, default_project_id=home.id
    )
    for role in wanted:
        identity.assign_project_role_to_user(home, made, roles[role])


service_project = project('service')
for name in ('placement', 'glance', 'nova', 'neutron', 'cinder', 'octavia'):
    user(name, secrets['SERVICE_PASSWORD'], service_project, 'admin', 'service')
user('sarv', secrets['SARV_PASSWORD'], project('sarv'), 'admin')

catalogue = {
    'placement': ('placement', 8778, ''),
    'image': ('glance', 9292, ''),
    'compute': ('nova', 8774, '/v2.1'),
    'network': ('neutron', 9696, ''),
    'volumev3': ('cinderv3', 8776, '/v3/%(project_id)s'),
    'block-storage': ('cinder', 8776, '/v3/%(project_id)s'),
}
if os.environ['BALANCERS'] == '1':
    catalogue['load-balancer'] = ('octavia', 9876, '')
services = {service.type: service for service in identity.services()}
endpoints = {(endpoint.service_id, endpoint.interface) for endpoint in identity.endpoints()}
for kind, (name, port, path) in catalogue.items():
    service = services.get(kind) or identity.create_service(name=name, type=kind)
    for interface in ('public', 'internal', 'admin'):
        if (service.id, interface) not in endpoints:
            identity.create_endpoint(
                service_id=service.id,
                interface=interface,
                url=f'http://127.0.0.1:{port}{path}',
                region_id='RegionOne',
            )
