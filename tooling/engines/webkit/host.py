#!/usr/bin/python3
"""A WebKitGTK window that WebKitWebDriver drives, with its profile on a disk: MiniBrowser's automation is always private.

Usage: host.py PROFILE --width N --height N --downloads FOLDER
"""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument("profile")
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--downloads", required=True)
given, _ = parser.parse_known_args()

storage = WebKit2.WebsiteDataManager(
    base_data_directory=given.profile + "/data", base_cache_directory=given.profile + "/cache"
)
storage.get_cookie_manager().set_persistent_storage(
    given.profile + "/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
)
# Tests sign their own certificates.
storage.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
context = WebKit2.WebContext(website_data_manager=storage)
context.set_sandbox_enabled(False)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])
# As in a browser of people: a page that is left is kept for the way back.
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)

scripts = WebKit2.UserContentManager()
with open(given.profile + "/every-page.js") as file:
    source = file.read()
if source:
    scripts.add_script(
        WebKit2.UserScript.new(
            source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )

settings = WebKit2.Settings()
settings.set_enable_page_cache(True)
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
settings.set_javascript_can_open_windows_automatically(True)

# A field on its way to the middle moves the button that is just being clicked.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

windows = []


def open_view(*_):
    view = WebKit2.WebView(
        settings=settings, web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    view.connect("create", open_view)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(given.width, given.height)
    window.add(view)
    window.connect("destroy", close)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    windows.append(window)
    return view


def close(window):
    windows.remove(window)
    if not windows:
        Gtk.main_quit()


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


def keep_download(_context, download):
    def choose(started, name):
        started.set_destination("file://" + given.downloads + "/" + name)
        return True

    download.connect("decide-destination", choose)


context.connect("automation-started", begin)
context.connect("download-started", keep_download)
Gtk.main()
