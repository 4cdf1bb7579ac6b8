#!/usr/bin/python3
"""The window that WebKitWebDriver starts (browser.ts). MiniBrowser cannot be as narrow as a phone, logs nothing under
automation and tells nothing of requests.

Its one argument is a JSON object: width, height, javaScript, scripts (run at the start of each document), blocked (patterns
of addresses that are not loaded), folder (for its data) and port (where it reports addresses and requests, one JSON object a line).
"""

import itertools
import json
import socket
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

options = json.loads(sys.argv[1])
reports = socket.create_connection(("127.0.0.1", options["port"]))
ids = itertools.count()
# Whether the next request is that of a document.
is_navigating = False


def report(**event):
    reports.sendall((json.dumps(event) + "\n").encode())


def load_changed(_view, event):
    global is_navigating
    is_navigating = event == WebKit2.LoadEvent.STARTED
    report(kind="load", isStarting=is_navigating)


def watch(_view, resource, request):
    global is_navigating
    which = next(ids)

    def finished(_resource):
        response = resource.get_response()
        report(kind="finished", id=which, status=response.get_status_code() if response else 0)

    method = request.get_http_method() or "GET"
    report(kind="started", id=which, url=request.get_uri(), method=method, isDocument=is_navigating)
    is_navigating = False
    resource.connect("finished", finished)
    resource.connect("failed", lambda _resource, error: report(kind="failed", id=which, error=error.message))


def compile_filter(patterns):
    """What blocks addresses; an iPhone's content blockers are lists of the same format."""
    rules = [{"trigger": {"url-filter": pattern}, "action": {"type": "block"}} for pattern in patterns]
    loop, compiled = GLib.MainLoop(), []

    def saved(store, result):
        compiled.append(store.save_finish(result))
        loop.quit()

    store = WebKit2.UserContentFilterStore(path=options["folder"])
    store.save("blocked", GLib.Bytes(json.dumps(rules).encode()), None, saved)
    loop.run()
    return compiled[0]


def create_view(_session):
    everywhere, at_start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    scripts = WebKit2.UserContentManager()
    for source in options["scripts"]:
        scripts.add_script(WebKit2.UserScript(source, everywhere, at_start, None, None))
    if options["blocked"]:
        scripts.add_filter(compile_filter(options["blocked"]))
    settings = WebKit2.Settings(
        enable_javascript=options["javaScript"], enable_page_cache=True, enable_write_console_messages_to_stdout=True
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, settings=settings, is_controlled_by_automation=True
    )
    view.connect("load-changed", load_changed)
    view.connect("resource-load-started", watch)
    view.connect("notify::uri", lambda *_: report(kind="address", url=view.get_uri()))
    window = Gtk.Window(default_width=options["width"], default_height=options["height"])
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    # The driver starts no browser of another name.
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


# An ephemeral context would write no console messages.
data = WebKit2.WebsiteDataManager(base_data_directory=options["folder"], base_cache_directory=options["folder"])
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.connect("automation-started", start)
# The test has ended.
GLib.io_add_watch(reports, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, lambda *_: Gtk.main_quit())
Gtk.main()
