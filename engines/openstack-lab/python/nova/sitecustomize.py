"""Loaded by nova-compute on tcg1: for OVN ports it always asks for the kernel's datapath, which is not there."""
try:
    from vif_plug_ovs import constants

    constants.OVS_DATAPATH_SYSTEM = constants.OVS_DATAPATH_NETDEV
except ImportError:
    pass
